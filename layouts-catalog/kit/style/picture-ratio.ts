import type { PageImage } from '#contract/stores/store-page.ts'

const TALLEST = 3 / 4
const WIDEST = 4 / 3
/** Share of an image that may be cut away to fill its box. */
const LARGEST_LOSS = 0.12

/** Returns the ratio of a product's images: that of the first one, between 3:4 and 4:3. */
export const galleryRatio = (images: readonly PageImage[]): number => {
  const [first] = images
  const ratio = first ? first.width / first.height : 1
  return Math.round(Math.min(WIDEST, Math.max(TALLEST, ratio)) * 1000) / 1000
}

/** Whether an image would lose too much if it filled a box of this ratio. It then stands whole on the layout's tint. */
export const standsWhole = ({ width, height }: PageImage, ratio: number): boolean => {
  const relative = width / height / ratio
  return 1 - Math.min(relative, 1 / relative) >= LARGEST_LOSS
}
