import type { eventTypes } from '#contract/analytics/analytics.ts'

type Figure = 'views' | 'interactions' | 'whatsapp_clicks'

/**
 * Figure each event counts in. One gesture is one interaction: `product_clicked` and `product_added_to_cart` accompany
 * others and do not count again. Orders are counted from orders.
 */
const figureOf: Partial<Record<(typeof eventTypes)[number], Figure>> = {
  store_view: 'views',
  product_view: 'interactions',
  add_to_cart: 'interactions',
  whatsapp_click: 'whatsapp_clicks',
}

/** Sums events into figures of a store's day. */
export const figuresOf = (types: string[]): Record<Figure, number> => {
  const figures = { views: 0, interactions: 0, whatsapp_clicks: 0 }
  for (const type of types) {
    const figure = figureOf[type as keyof typeof figureOf]
    if (figure) figures[figure]++
  }
  return figures
}
