import { toDecimal } from '#contract/minor-units.ts'
import { type Product, stockStatus } from '#contract/products/products.ts'
import type { Db } from '#server/db/database.ts'
import { imageUrl, thumbnailUrl } from '#server/modules/catalogue/images/images.service.ts'
import { type ImageRow, imagesOfProducts } from '#server/records/images/images.repo.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { lowestPrice, type ProductRow } from '#server/records/products/products.repo.ts'

/** Returns a product with its images as the API sends it. */
export const presentProduct = (row: ProductRow, images: ImageRow[]): Product => {
  const first = images.find((image) => image.status === 'ready')
  const options = optionsOf(row.options)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toDecimal(lowestPrice(row)),
    category: row.category,
    inventory_count: row.inventory_count,
    quantity: row.inventory_count,
    stock_status: stockStatus(row.inventory_count),
    featured: row.featured === 1,
    status: row.status,
    options,
    variants: row.variants.map((variant) => ({
      id: variant.id,
      labels: labelsOf(options, valueIdsOf(variant.value_ids)),
      sku: variant.sku,
      price: toDecimal(variant.price ?? row.price),
      own_price: variant.price === null ? null : toDecimal(variant.price),
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
export const presentProducts = async (db: Db, rows: ProductRow[]): Promise<Product[]> => {
  const images = await imagesOfProducts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentProduct(
      row,
      images.filter((image) => image.product_id === row.id),
    ),
  )
}
