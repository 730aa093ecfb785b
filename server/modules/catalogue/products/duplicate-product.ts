import { otherTexts } from '#contract/products/other-texts.ts'
import { NAME_MAX, type NewProduct, type Product } from '#contract/products/products.ts'
import type { Deps } from '#server/deps.ts'
import { readOriginal } from '#server/modules/catalogue/images/images.service.ts'
import { imagesOfProducts } from '#server/records/images/images.repo.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { findOwnProduct } from '#server/records/products/products.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { createProductOnce, productNotFound } from './products.service.ts'

const COPY = ' (copy)'

/**
 * Adds a hidden copy of a product, with its images and variants and without stock. Repeats with the same `key` add no
 * second one.
 */
export const duplicateProduct = async (
  deps: Deps,
  owner: UserRow,
  store: StoreRow,
  id: string,
  key: string | undefined,
): Promise<{ product: Product; replayed: boolean }> => {
  const product = await findOwnProduct(deps.db, store.id, id)
  if (!product) throw productNotFound()
  const files: File[] = []
  /** Ids of the images that are copied, in their order. A lost one is left out. */
  const copied: string[] = []
  for (const image of await imagesOfProducts(deps.db, [id])) {
    const bytes = await readOriginal(deps, image)
    if (!bytes) continue
    files.push(new File([new Uint8Array(bytes)], image.id))
    copied.push(image.id)
  }
  const options = optionsOf(product.options)
  const input: NewProduct = {
    name: `${product.name.slice(0, NAME_MAX - COPY.length)}${COPY}`,
    description: product.description,
    ...otherTexts(product),
    price: product.price,
    compare_at: product.compare_at,
    category: product.category,
    inventory_count: 0,
    featured: false,
    hidden: true,
    images: files,
    ...(options.length > 0 && {
      options: options.map(({ name, values }) => ({
        name,
        values: values.map(({ label, swatch }) => ({ label, swatch })),
      })),
      variants: product.variants.map(({ value_ids, price, compare_at, image_id }) => ({
        labels: labelsOf(options, valueIdsOf(value_ids)),
        price,
        compare_at,
        inventory_count: 0,
        image: image_id === null || !copied.includes(image_id) ? null : copied.indexOf(image_id),
      })),
    }),
  }
  return createProductOnce(deps, owner, store, input, key)
}
