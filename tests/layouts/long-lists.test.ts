import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PagePart, StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { byCategory, inParts, type ListPage, PART_SIZE } from '#server/publish/pages/page-lists.ts'
import { partCards } from '#server/publish/pages/part-cards.ts'
import { homePage, variedProducts } from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

const MAX_HTML = 90 * 1024
const MAX_BROTLI = 14 * 1024

const idsOf = (html: string) => [...html.matchAll(/<article[^>]*data-id="([^"]+)"/g)].map(([, id]) => id)

describe.each([...layouts.values()])('a home page of 200 products in $id', ({ id, listsByCategory }) => {
  const products = listsByCategory ? byCategory(variedProducts(200)) : variedProducts(200)
  const home = homePage(id, { products }) as ListPage & StorePage
  const files = inParts(
    { file: 'index.html', page: home },
    {
      numbered: (part, of) => `Page ${part} of ${of}`,
      design: 'design',
    },
  )
  const cardsOf = (html: string): string => JSON.parse(partCards(html, { design: 'design' } as PagePart)).cards

  it('is in budget, has a search over all, and leads to the next part', async () => {
    const html = await render(files[0]?.page as StorePage)
    expect(html.length).toBeLessThanOrEqual(MAX_HTML)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_BROTLI)
    expect(html).toContain('placeholder="Search 200 products"')
    expect(html.match(/<a rel="next" href="([^"]+)"/)?.[1]).toBe('/store/zari-and-co/more/2.html')
    expect(html).not.toContain('data-chip=')
    expect(idsOf(cardsOf(html))).toEqual(products.slice(0, PART_SIZE).map((product) => product.id))
  })

  it('has parts with one heading, their own cards and both ways, whose first images wait', async () => {
    const html = await render(files[1]?.page as StorePage)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('class="hero')
    const cards = cardsOf(html)
    expect(idsOf(cards)).toEqual(products.slice(PART_SIZE, 2 * PART_SIZE).map((product) => product.id))
    expect(cards.match(/<img class="c-[^>]*>/g)?.filter((image: string) => !image.includes('loading="lazy"'))).toEqual(
      [],
    )
    expect(html).toMatch(
      /<a rel="prev" href="\/store\/zari-and-co\/">.*<a rel="next" href="\/store\/zari-and-co\/more\/3.html">/,
    )
    expect(html).not.toContain('data-find')
  })
})
