import type { ShownPrice } from '#contract/discounts/sale-price.ts'
import { textsIn } from '#contract/products/other-texts.ts'
import type { ProductWords } from '#contract/products/saved.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { PageImage, PageProduct } from '#contract/stores/store-page.ts'
import { pageImage } from '#server/modules/catalogue/images/images.service.ts'
import type { ShownImage } from '#server/records/images/images.repo.ts'
import { optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { type Pricing, productPrice, variantPrice } from '#server/records/products/prices.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { Snapshot } from './snapshot.ts'

/** Returns a store's products as its pages show them, in page order. */
export const pageProducts = (
  { store: { language }, products, images, sold }: Snapshot,
  storePath: string,
  pricing: Pricing,
): PageProduct[] => {
  const byProduct = imagesByProduct(images)
  const say = shopWords[language].products
  return products.map((product) => ({
    id: product.id,
    slug: product.slug,
    path: `${storePath}p/${product.slug}/`,
    ...textsIn(language, product),
    ...shownPrice(productPrice(pricing, product)),
    ...choiceOf(product, { images, pricing, say }),
    category: product.category,
    stock: product.inventory_count,
    ...soldOf(say, sold[product.id]),
    featured: product.featured === 1,
    images: byProduct.get(product.id) ?? [],
  }))
}

const soldOf = (say: ProductWords, units = 0): Pick<PageProduct, 'sold'> =>
  units === 0 ? {} : { sold: say.soldTimes(units) }

/** Leaves out what is not reduced, so that pages without a sale stay as they are. */
const shownPrice = ({ price, was }: ShownPrice) => ({ price, ...(was !== null && { was }) })

/** Returns a product's options as a page shows them; nothing where there are none. */
const choiceOf = (
  product: ProductRow,
  { images, pricing, say }: { images: ShownImage[]; pricing: Pricing; say: ProductWords },
): Pick<PageProduct, 'from' | 'choose' | 'choice'> => {
  const options = optionsOf(product.options)
  if (options.length === 0) return {}
  const shown = images.filter((image) => image.product_id === product.id && pageImage(image))
  const variants = product.variants.map((variant) => {
    const image = shown.findIndex(({ id }) => id === variant.image_id)
    return {
      id: variant.id,
      values: valueIdsOf(variant.value_ids).map((id, index) =>
        (options[index]?.values ?? []).findIndex((value) => value.id === id),
      ),
      ...shownPrice(variantPrice(pricing, product, variant)),
      stock: variant.inventory_count,
      ...(image >= 0 && { image }),
    }
  })
  const named = options.map(({ name, values }) => ({
    name,
    values: values.map(({ label, swatch }) => ({ label, ...(swatch && { swatch }) })),
  }))
  return {
    ...(productPrice(pricing, product).from && { from: true as const }),
    choose: say.joined(options.map(({ name }) => name)),
    choice: { options: named, variants },
  }
}

const imagesByProduct = (rows: ShownImage[]): Map<string, PageImage[]> => {
  const images = new Map<string, PageImage[]>()
  for (const row of rows) {
    const image = pageImage(row)
    if (!row.product_id || !image) continue
    const known = images.get(row.product_id)
    if (known) known.push(image)
    else images.set(row.product_id, [image])
  }
  return images
}
