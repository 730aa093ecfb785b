import { expect, it } from 'vitest'
import { PRODUCT_CLASSES, withoutProductRules } from '#layouts/product-rules.ts'
import { layouts } from '#layouts/registry.ts'
import {
  aboutPage,
  categoryPage,
  gonePage,
  homePage,
  orderPage,
  productPage,
} from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

it.each([
  ['.card{top:0}.gallery{top:0}.card-name{top:0}', '.card{top:0}.card-name{top:0}'],
  ['.card,.slide img,.logo{top:0}', '.card,.logo{top:0}'],
  ['@media (width>=720px){.gallery{top:0}}.card{top:0}', '.card{top:0}'],
  ['@media (width>=720px){.gallery{top:0}.card{top:0}}', '@media (width>=720px){.card{top:0}}'],
  ['.product~.footer,.detail :is(a,summary){top:0}', ''],
  ['.footer :is(.share,.social){top:0}', '.footer :is(.share,.social){top:0}'],
  ['.grid:not(.related .grid,.is-one){top:0}', '.grid:not(.related .grid,.is-one){top:0}'],
  ['.product-card,.steps{top:0}', '.product-card,.steps{top:0}'],
  [
    '@font-face{src:url(a)}@keyframes b{0%{top:0}to{top:1px}}',
    '@font-face{src:url(a)}@keyframes b{0%{top:0}to{top:1px}}',
  ],
  [':root{--a:1}*{margin:0}', ':root{--a:1}*{margin:0}'],
])('of %s other pages keep %s', (css, kept) => {
  expect(withoutProductRules(css)).toBe(kept)
})

/** Style of the build in a page, the longest of its styles. */
const builtStyle = (html: string): string =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css)
    .reduce((longest, css) => (css.length > longest.length ? css : longest))

it.each([...layouts.keys()])('%s: only a product’s page has its classes and their rules', async (id) => {
  const whole = builtStyle(await render(productPage(id)))
  expect(whole).toContain('.gallery{')
  const about = aboutPage()
  for (const page of [
    homePage(id),
    categoryPage(id),
    gonePage(id),
    orderPage(id),
    { ...about, layout: { ...about.layout, id } },
  ]) {
    const html = await render(page)
    const classes = [...html.matchAll(/<[^>]* class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.filter((name) => PRODUCT_CLASSES.includes(name))).toEqual([])
    expect(builtStyle(html)).toBe(withoutProductRules(whole))
    expect(html.length).toBeLessThan(html.replace(builtStyle(html), whole).length)
  }
})
