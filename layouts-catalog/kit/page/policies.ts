import type { PagePolicy } from '#contract/stores/store-page.ts'
import type { LayoutValues } from '../fields/layout-values.ts'

const titles = {
  sizeGuide: 'Size guide',
  shippingInfo: 'Delivery',
  returnPolicy: 'Returns',
  qualityPromise: 'Our promise',
} as const

/** Returns the filled-in policies (sizes, delivery, returns) in the order buyers ask. */
export const policiesOf = (values: LayoutValues): PagePolicy[] =>
  Object.entries(titles).flatMap(([key, title]) => {
    const value = values[key as keyof typeof titles]
    const text = typeof value === 'string' ? value.trim() : ''
    return text ? [{ title, text }] : []
  })
