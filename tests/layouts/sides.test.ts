import { expect, it } from 'vitest'
import { sidesIn } from '../../scripts/check-sides.ts'

it.each([
  'left: 0;',
  'margin-right: auto;',
  'margin: 0 4px 0 8px;',
  'inset: 0 auto auto 0;',
  'padding: 1px max(2px, calc(3px + (4px * 2))) 1px 0;',
  'border-radius: 8px 0 0 8px;',
  'text-align: right;',
  'background: linear-gradient(to right, red, blue);',
])('refuses «%s»', (line) => {
  expect(sidesIn(`a {\n  ${line}\n}`, 'style')).toEqual([2])
  expect(sidesIn(`a {\n  /* Physical: a drawing. */\n  ${line}\n}`, 'style')).toEqual([])
})

it.each([
  'inset-inline-start: 0;',
  'margin: 0 4px 2px;',
  'padding: 16px max(var(--gutter), calc(50vw - var(--wide) / 2));',
  'border-radius: 8px 8px 0 0;',
  'text-align: start;',
])('lets «%s» pass', (line) => {
  expect(sidesIn(`a {\n  ${line}\n}`, 'style')).toEqual([])
})

it('refuses class names that name a side', () => {
  expect(sidesIn(`<p className="ml-auto">\n<p className="sm:-mr-2">\n<p className="text-left">`, 'code')).toEqual([
    1, 2, 3,
  ])
  expect(sidesIn(`<p className="ms-auto text-start rounded-lg">what is left\nconst left = 1`, 'code')).toEqual([])
})

it('excuses the lines below a reason, not those after a gap', () => {
  expect(sidesIn('/* Physical: a drawing. */\nleft: 0;\nright: 0;\ntop: 0;\nleft: 1px;', 'style')).toEqual([5])
})
