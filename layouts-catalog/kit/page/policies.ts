import type { PagePolicy } from '#contract/stores/store-page.ts'
import type { LayoutValues } from '../fields/layout-values.ts'

const titles = {
  sizeGuide: 'Size guide',
  shippingInfo: 'Delivery',
  returnPolicy: 'Returns',
  qualityPromise: 'Our promise',
} as const

/** Longest policy that is a line beside the button; a longer one is read below. */
const LINE_MAX = 48

/** Returns what stands beside the button: how one pays, and what the seller says of delivery and returns in a line. */
export const promisesOf = (values: LayoutValues): string[] => {
  const lines = [values.shippingInfo, values.returnPolicy].flatMap((value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text && text.length <= LINE_MAX && !text.includes('\n') ? [text] : []
  })
  return ['Cash on delivery', ...lines]
}

/** Returns the filled-in policies (sizes, delivery, returns) in the order buyers ask. */
export const policiesOf = (values: LayoutValues): PagePolicy[] =>
  Object.entries(titles).flatMap(([key, title]) => {
    const value = values[key as keyof typeof titles]
    const text = typeof value === 'string' ? value.trim() : ''
    return text ? [{ title, text }] : []
  })
