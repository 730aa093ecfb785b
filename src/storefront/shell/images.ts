import { PLACEHOLDER } from '../placeholder.ts'

const replace = (image: HTMLImageElement): void => {
  if (image.src.endsWith(PLACEHOLDER)) return
  // Drops its `<source>` elements.
  image.closest('picture')?.replaceChildren(image)
  image.srcset = ''
  image.src = PLACEHOLDER
}

/** Replaces broken images with the placeholder. */
export const watchImages = (): void => {
  addEventListener(
    'error',
    ({ target }) => (target as Element).tagName === 'IMG' && replace(target as HTMLImageElement),
    true,
  )
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
