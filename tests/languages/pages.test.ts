import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage, productPage, variedProducts } from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

/** Pages of shops in Urdu, and what English ones have of it: nothing. */

const inUrdu = (page: StorePage): StorePage => ({ ...page, store: { ...page.store, badges: [], language: 'ur' } })

const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Texts between tags, without styles, data and what a seller wrote: her texts carry `dir`. */
const ownWords = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<(\w+)[^>]*\bdir="(?:auto|ltr)"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&\w+;/g, '')

describe.each([...layouts.keys()])('%s', (id) => {
  it('says everything in Urdu, from right to left', async () => {
    for (const page of [homePage(id), productPage(id)]) {
      const html = await render(inUrdu(page))
      expect(html).toContain('<html lang="ur" dir="rtl"')
      expect(html).toMatch(/UrduScripts-0/)
      // Sizes, amounts and names of companies stay in Latin letters.
      const latin = ownWords(html).match(/\b(?!Rs\b|WhatsStore|Instagram|Facebook|WhatsApp)[A-Za-z]{2,}.*/g) ?? []
      expect(latin).toEqual([])
    }
  })

  it('a product’s page fills the chat order, in either language', async () => {
    for (const page of [productPage(id), inUrdu(productPage(id))]) {
      const link = /data-order href="([^"]+)"/.exec(await render(page))?.[1] ?? ''
      const text = new URL(link.replaceAll('&#38;', '&')).searchParams.get('text')
      expect(text).toMatch(
        page.store.language ? /میری تفصیل\nنام: \nفون: \nپتا: $/ : /My details\nName: \nPhone: \nAddress: $/,
      )
    }
  })

  it('says in the chat order that an amount is the lowest, where options differ in price', async () => {
    const page = productPage(id)
    if (page.kind !== 'product') throw new Error('no product')
    const html = await render({ ...page, product: { ...page.product, from: true, choose: 'Size' } })
    const link = /data-order href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(link).searchParams.get('text')).toMatch(/\nPrice: from Rs\. 3,450\n.*\*Total: from Rs\. 3,450\*/s)
  })

  it('home with 24 products fits the first window in Urdu', async () => {
    const html = await render(inUrdu(homePage(id, { products: variedProducts(24) })))
    expect(compressed(html)).toBeLessThanOrEqual(14 * 1024)
  })

  it('in English nothing of it is there', async () => {
    const html = await render(homePage(id))
    expect(html).toContain('<html lang="en" data-layout')
    for (const part of ['dir="rtl"', '[dir=rtl]', 'nastaliq.', 'naskh.', 'UrduScripts'])
      expect(html).not.toContain(part)
  })
})
