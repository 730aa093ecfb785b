import { PLACEHOLDER } from '../placeholder.ts'

const replace = (image: HTMLImageElement): void => {
  if (image.src.endsWith(PLACEHOLDER)) return
  // Without its sources.
  image.closest('picture')?.replaceChildren(image)
  image.srcset = ''
  image.src = PLACEHOLDER
}

/** An image that cannot be shown becomes the placeholder, wherever on the page it stands. */
export const watchImages = (): void => {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
