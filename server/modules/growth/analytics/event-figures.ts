import type { eventTypes } from '#contract/analytics/analytics.ts'

type Figure = 'views' | 'interactions' | 'whatsapp_clicks'

/**
 * Which of a day's figures an event counts in. One gesture is one interaction: a tap on a card also sends `product_clicked`, a quick add
 * also `product_added_to_cart`, and neither counts again. Orders are counted from orders.
 */
const figureOf: Partial<Record<(typeof eventTypes)[number], Figure>> = {
  store_view: 'views',
  product_view: 'interactions',
  add_to_cart: 'interactions',
  whatsapp_click: 'whatsapp_clicks',
}

/** Returns what events add to a store's day. */
export const figuresOf = (types: string[]): Record<Figure, number> => {
  const figures = { views: 0, interactions: 0, whatsapp_clicks: 0 }
  for (const type of types) {
    const figure = figureOf[type as keyof typeof figureOf]
    if (figure) figures[figure]++
  }
  return figures
}
