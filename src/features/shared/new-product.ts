import { atom } from 'nanostores'

/** Files for a new product's images, chosen before its form was there; `null` when no form was asked for. */
export const $newProduct = atom<readonly File[] | null>(null)

/** Shows the form of a new product, from any tab. */
export const openNewProduct = (images: readonly File[] = []): void => {
  $newProduct.set(images)
  history.pushState(null, '', `${location.pathname}?tab=products`)
  scrollTo(0, 0)
}
