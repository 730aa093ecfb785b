import { describe, expect, it } from 'vitest'
import { widestLine } from '#layouts/kit/words.ts'
import { homePage, store } from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

describe('the width of a name in capitals', () => {
  it('counts a narrow letter as less, a wide one as more', () => {
    expect(widestLine('Bd', 1)).toBe(2)
    expect(widestLine('Id', 1)).toBeLessThan(2)
    expect(widestLine('Md', 1)).toBeGreaterThan(2)
  })

  it('is that of the widest line, and no word is broken', () => {
    const whole = widestLine('Anarkali Embroidery House', 1)
    const three = widestLine('Anarkali Embroidery House', 3)
    expect(widestLine('Anarkali Embroidery House', 2)).toBeLessThan(whole)
    expect(three).toBe(widestLine('Embroidery', 1))
    expect(widestLine('Embroidery', 3)).toBe(three)
  })

  it('has a bound and is never nothing', () => {
    expect(widestLine('', 1)).toBe(1)
    expect(widestLine('W'.repeat(5000), 1)).toBe(widestLine('W'.repeat(80), 1))
  })

  it('stands in the style of a page, for the name that the page shows', async () => {
    const page = homePage('fashion', { store: store({ name: 'Noor' }) })
    expect(await render(page)).toContain(`;--name:${widestLine('Noor', 1)};--name-tall:`)
    const renamed = homePage('fashion', { layout: { id: 'fashion', values: { heroTitle: 'Noor Jahan Bazaar' } } })
    expect(await render(renamed)).toContain(
      `;--name:${widestLine('Noor Jahan Bazaar', 1)};--name-tall:${widestLine('Noor Jahan Bazaar', 2)}`,
    )
  })
})
