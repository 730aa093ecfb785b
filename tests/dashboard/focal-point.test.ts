import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FocalPointField } from '#src/ui/forms/FocalPointField.tsx'
import { MIDDLE, movedPoint, tappedPoint } from '#src/ui/forms/focal-point.ts'

const box = { left: 16, top: 200, width: 300, height: 150 }
const at = (clientX: number, clientY: number) => tappedPoint({ clientX, clientY }, box)

it('a tap is counted in whole percent of the image, wherever the image stands', () => {
  expect(at(16, 200)).toEqual({ x: 0, y: 0 })
  expect(at(16 + 100, 200 + 100)).toEqual({ x: 33, y: 67 })
  expect(at(316, 350)).toEqual({ x: 100, y: 100 })
})

it('a tap on the rim counts as one on the edge; an image that is not drawn yet has only its middle', () => {
  expect(at(15.4, 350.6)).toEqual({ x: 0, y: 100 })
  expect(tappedPoint({ clientX: 20, clientY: 200 }, { ...box, height: 0 })).toEqual(MIDDLE)
})

it('arrow keys move by five and stop at the edge; Home goes to the middle; no other key does anything', () => {
  expect(movedPoint('ArrowLeft', { x: 33, y: 67 })).toEqual({ x: 28, y: 67 })
  expect(movedPoint('ArrowRight', { x: 98, y: 67 })).toEqual({ x: 100, y: 67 })
  expect(movedPoint('ArrowUp', { x: 33, y: 3 })).toEqual({ x: 33, y: 0 })
  expect(movedPoint('ArrowDown', { x: 33, y: 67 })).toEqual({ x: 33, y: 72 })
  expect(movedPoint('Home', { x: 33, y: 67 })).toEqual(MIDDLE)
  expect(movedPoint('Tab', { x: 33, y: 67 })).toBeNull()
})

it('is reached by keyboard and says where the marker is', () => {
  const html = renderToStaticMarkup(
    createElement(FocalPointField, {
      label: 'Important part of the cover',
      src: '/cover.jpg',
      value: { x: 30, y: 80 },
      onChange: () => undefined,
    }),
  )
  expect(html).toMatch(/role="slider" tabindex="0" aria-label="Important part of the cover"/i)
  expect(html).toContain('aria-valuetext="30 % from the left, 80 % from the top"')
  expect(html).toContain('left:30%;top:80%')
})
