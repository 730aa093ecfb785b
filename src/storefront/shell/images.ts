import { PLACEHOLDER } from '../picture.ts'

const replace = (image: HTMLImageElement): void => {
  if (image.getAttribute('src') === PLACEHOLDER) return
  for (const source of image.parentElement?.querySelectorAll('picture > source') ?? []) source.removeAttribute('srcset')
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

/** A picture that cannot be shown becomes the placeholder, wherever on the page it stands. */
export const watchImages = (): void => {
  const check = ({ target }: Event) => target instanceof HTMLImageElement && replace(target)
  document.addEventListener('error', check, true)
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
