import { atom } from 'nanostores'

/** Images for a new product, chosen before its form opened; `null` if no form was requested. */
export const $newProduct = atom<readonly File[] | null>(null)

/** Opens the form of a new product from any tab. */
export const openNewProduct = (images: readonly File[] = []): void => {
  $newProduct.set(images)
  history.pushState(null, '', `${location.pathname}?tab=products`)
  scrollTo(0, 0)
}
