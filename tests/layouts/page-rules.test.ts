import { expect, it } from 'vitest'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { CATALOGUE_CLASSES, PRODUCT_CLASSES, withoutRules } from '#layouts/page-rules.ts'
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
  ['.slide :is(.logo,:not(.icon)),.logo{top:0}', '.logo{top:0}'],
  ['.product-card,.steps{top:0}', '.product-card,.steps{top:0}'],
  [
    '@font-face{src:url(a)}@keyframes b{0%{top:0}to{top:1px}}',
    '@font-face{src:url(a)}@keyframes b{0%{top:0}to{top:1px}}',
  ],
  [':root{--a:1}*{margin:0}', ':root{--a:1}*{margin:0}'],
])('of %s other pages keep %s', (css, kept) => {
  expect(withoutRules(css, PRODUCT_CLASSES)).toBe(kept)
})

/** Style of the build in a page, the longest of its styles. */
const builtStyle = (html: string): string =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css)
    .reduce((longest, css) => (css.length > longest.length ? css : longest))

it.each([...layouts.values()])('$id: no page lacks a rule that its kind of page needs', async (layout) => {
  const { id } = layout
  const switches = layoutFields(layout).filter(([, { type }]) => type === 'boolean')
  const texts = layoutFields(layout).filter(([, { type }]) => type === 'text' || type === 'textarea')
  const values = Object.fromEntries([...switches.map(([key]) => [key, true]), ...texts.map(([key]) => [key, 'Word'])])
  const design = { layout: { id, values } }
  const others = [homePage(id, design), categoryPage(id, design), gonePage(id, design), orderPage(id, design)]
  const pages = [
    productPage(id, design),
    ...others,
    ...(layout.extraPages.includes('about') ? [aboutPage(design)] : []),
  ]
  for (const page of pages) {
    const html = await render(page)
    const left = page.kind === 'product' ? CATALOGUE_CLASSES : PRODUCT_CLASSES
    const classes = [...html.matchAll(/<[^>]* class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.filter((name) => left.includes(name))).toEqual([])
    const css = builtStyle(html)
    expect(css).toBe(withoutRules(css, left))
    expect(css).toContain(page.kind === 'product' ? '.gallery{' : '.find')
  }
})
