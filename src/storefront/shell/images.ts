import { PLACEHOLDER } from '../placeholder.ts'

const replace = (image: HTMLImageElement): void => {
  if (image.src.endsWith(PLACEHOLDER)) return
  for (const source of image.parentElement?.querySelectorAll('picture > source') ?? []) source.removeAttribute('srcset')
  image.srcset = ''
  image.src = PLACEHOLDER
}

/** A picture that cannot be shown becomes the placeholder, wherever on the page it stands. */
export const watchImages = (): void => {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
