import type { NewProduct, ProductChange } from '#contract/products/products.ts'
import { slugify } from '#contract/stores/slug.ts'
import type { Transaction } from '#server/db/database.ts'
import { newCode } from '#server/db/ids.ts'
import { invalidField } from '#server/http/app-error.ts'
import { type ImageRow, imagesOfProducts, insertImages } from '#server/records/images/images.repo.ts'
import { above } from '#server/records/products/prices.ts'
import * as repo from '#server/records/products/products.repo.ts'
import { noteStock } from '#server/records/products/stock-changes.repo.ts'
import { updateVariant } from '#server/records/products/variants.repo.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { replaceImages } from './replace-images.ts'
import { saveGrid } from './save-grid.ts'

/** Returns a slug of the name that is free in the store. Names without Latin letters get a code. */
const freeSlug = async (trx: Transaction, storeId: string, name: string): Promise<string> => {
  const base = slugify(name)
  if (base && !(await repo.isSlugTaken(trx, storeId, base))) return base
  return [base, newCode(6).toLowerCase()].filter(Boolean).join('-')
}

/** Returns the columns of what is sent: a time to be shown hides until then, and showing at once ends it. */
const visibility = ({ hidden, show_at }: Pick<ProductChange, 'hidden' | 'show_at'>) => {
  if (show_at) return { hidden: 1, show_at } as const
  if (hidden !== undefined) return { hidden: hidden ? 1 : 0, show_at: null } as const
  return show_at === null ? { show_at } : {}
}

/** Adds a product with its variants and images. */
export const writeNew = async (
  trx: Transaction,
  storeId: string,
  input: NewProduct,
  { id, images, now, cause = 'added' }: { id: string; images: ImageRow[]; now: string; cause?: 'added' | 'import' },
): Promise<void> => {
  const product = {
    id,
    store_id: storeId,
    slug: await freeSlug(trx, storeId, input.name),
    name: input.name,
    description: input.description,
    price: input.price,
    compare_at: above(input.compare_at, input.price),
    category: input.category,
    featured: input.featured ? 1 : 0,
    status: 'active',
    ...visibility(input),
    options: null,
    name_en: input.name_en ?? null,
    name_ur: input.name_ur ?? null,
    description_en: input.description_en ?? null,
    description_ur: input.description_ur ?? null,
    created_at: now,
  } as const
  await repo.insertProduct(trx, product)
  await noteChange(trx, storeId, 'added', product.name)
  await insertImages(trx, images)
  await saveGrid(trx, product, input, { imageIds: images.map((image) => image.id), now })
  await noteStock(trx, { storeId, productId: id }, undefined, { cause, at: now })
}

const SEVERAL_STOCKS = 'This product has options. Set the stock of each variant, with its variant_id.'

/** Changes a product. `supplied` replaces its images, with `images` for the files among them. */
export const writeChange = async (
  trx: Transaction,
  current: repo.ProductRow,
  { images: _, featured, hidden, show_at, options, variants, inventory_count, ...fields }: ProductChange,
  {
    supplied,
    images = [],
    now,
    cause = 'set',
  }: { supplied?: readonly (File | string)[] | undefined; images?: ImageRow[]; now: string; cause?: 'set' | 'import' },
): Promise<void> => {
  const { id } = current
  const price = fields.price ?? current.price
  const change = {
    ...fields,
    ...(featured === undefined ? {} : ({ featured: featured ? 1 : 0 } as const)),
    ...visibility({ hidden, show_at }),
    compare_at: above(fields.compare_at === undefined ? current.compare_at : fields.compare_at, price),
  }
  await repo.updateProduct(trx, id, change, now)
  if (supplied) await replaceImages(trx, id, supplied, images)
  const grid = { options, variants, inventory_count }
  if (options || variants) {
    const imageIds = (await imagesOfProducts(trx, [id])).map((image) => image.id)
    await saveGrid(trx, current, grid, { imageIds, now })
  } else if (inventory_count !== undefined) {
    if (current.options !== null) throw invalidField('inventory_count', SEVERAL_STOCKS)
    await updateVariant(trx, id, { inventory_count })
  }
  if (options || variants || inventory_count !== undefined)
    await noteStock(trx, { storeId: current.store_id, productId: id }, current, { cause, at: now })
  const what = changeOf(current, { ...change, ...grid }, supplied !== undefined)
  await noteChange(trx, current.store_id, what, fields.name ?? current.name)
}

/** Names the kind of change: `price`, `stock` or `images` when nothing else differs, else `product`. */
const changeOf = (
  current: repo.ProductRow,
  change: Partial<Record<keyof repo.ProductRow, unknown>>,
  images: boolean,
) => {
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== current[field as keyof repo.ProductRow],
  )
  const [only, another] = changed.map(([field]) => field)
  if (images && only === undefined) return 'images'
  if (images || another !== undefined) return 'product'
  return only === 'price' || only === 'compare_at' ? 'price' : only === 'inventory_count' ? 'stock' : 'product'
}
