import { atom } from 'nanostores'
import { openTab } from './open-tab.ts'

/** Images for a new product, chosen before its form opened; `null` if no form was requested. */
export const $newProduct = atom<readonly File[] | null>(null)

/** Opens the form of a new product from any tab. */
export const openNewProduct = (images: readonly File[] = []): void => {
  $newProduct.set(images)
  openTab('products')
}
