import type { PagePart, PartCards } from '#contract/stores/store-page.ts'

/** The grid of a page with products, and what stands right after it. Sellers' texts have no `<`. */
const GRID = /<div class="(?:grid|sections)[^"]*" data-grid[^>]*>(.*)<\/div>\s*<div class="empty" data-empty/s
const COLOR = /<img class="c-([0-9a-f]{3})"/g

/** Returns the cards of a rendered page, as JSON: a browser that is led there does not take it for a page. */
export const partCards = (html: string, { design, after }: PagePart): string => {
  const [, cards] = GRID.exec(html) ?? []
  if (cards === undefined) throw new Error('a part of a list has no grid')
  const colors = new Set([...cards.matchAll(COLOR)].map(([, color = '']) => color))
  return JSON.stringify({ design, ...(after && { after }), cards, colors: [...colors] } satisfies PartCards)
}
