import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import { otherTexts } from '#contract/products/other-texts.ts'
import { type Product, stockStatus } from '#contract/products/products.ts'
import type { Db } from '#server/db/database.ts'
import { imageUrl, thumbnailUrl } from '#server/modules/catalogue/images/images.service.ts'
import { type ImageRow, imagesOfProducts } from '#server/records/images/images.repo.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { type Pricing, productPrice, setPrice, variantPrice } from '#server/records/products/prices.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'

/** Returns what a sale makes of a price; `null` where none counts. */
const saleBelow = (set: number, today: number) => (today < set ? toDecimal(today) : null)

/** Returns a product with its images as the API sends it. */
export const presentProduct = (row: ProductRow, images: ImageRow[], pricing: Pricing): Product => {
  const first = images.find((image) => image.status === 'ready')
  const options = optionsOf(row.options)
  const set = row.variants.map((variant) => setPrice(row, variant))
  const lowest = set.reduce((least, one) => (one.price < least.price ? one : least))
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toDecimal(lowest.price),
    compare_at: decimalOrNull(lowest.compare_at),
    sale_price: saleBelow(lowest.price, productPrice(pricing, row).price),
    category: row.category,
    inventory_count: row.inventory_count,
    quantity: row.inventory_count,
    stock_status: stockStatus(row.inventory_count),
    featured: row.featured === 1,
    status: row.status,
    hidden: row.hidden === 1,
    show_at: row.show_at,
    ...otherTexts(row),
    options,
    variants: row.variants.map((variant) => ({
      id: variant.id,
      labels: labelsOf(options, valueIdsOf(variant.value_ids)),
      sku: variant.sku,
      price: toDecimal(variant.price ?? row.price),
      own_price: decimalOrNull(variant.price),
      compare_at: decimalOrNull(setPrice(row, variant).compare_at),
      sale_price: saleBelow(variant.price ?? row.price, variantPrice(pricing, row, variant).price),
      inventory_count: variant.inventory_count,
      image: variant.image_id,
    })),
    images: images.map((image) => ({
      id: image.id,
      url: imageUrl(image),
      thumbnail_url: thumbnailUrl(image),
      status: image.status,
      thumbhash: image.thumbhash,
    })),
    image_url: first ? imageUrl(first) : null,
    thumbnail_url: first ? thumbnailUrl(first) : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** Returns products with their images, in the rows' order. */
export const presentProducts = async (db: Db, rows: ProductRow[], pricing: Pricing): Promise<Product[]> => {
  const images = await imagesOfProducts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentProduct(
      row,
      images.filter((image) => image.product_id === row.id),
      pricing,
    ),
  )
}
