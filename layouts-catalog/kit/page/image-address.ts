import type { PageImage, PublishedPage } from '#contract/stores/store-page.ts'

/** Returns the absolute address of an image in its largest size, as JPEG: everybody reads that. */
export const imageAddress = (page: Pick<PublishedPage, 'canonical'>, image: PageImage): string =>
  new URL(`${image.base}/${image.widths.at(-1) ?? image.width}.jpg`, page.canonical).href
