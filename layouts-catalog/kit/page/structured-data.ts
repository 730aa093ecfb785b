import { toDecimal } from '#contract/minor-units.ts'
import { nameWithVariant, variantLabel } from '#contract/products/variant-names.ts'
import type { PageProduct, PageReviews, StorePage } from '#contract/stores/store-page.ts'
import { imageAddress } from './image-address.ts'
import type { PageView } from './page-view.ts'
import { returnWindow } from './return-window.ts'

/** Returns the address of a path at the page's host. */
export const absolute = (page: StorePage, path: string) => new URL(path, page.canonical).href

/** Absolute address of the image a link preview shows: the made one, else the product's or the store's own. */
export const previewImage = (page: StorePage): string | null => {
  if (page.shareImage) return page.shareImage
  const image = (page.kind === 'product' ? page.product.images[0] : null) ?? page.store.cover ?? page.store.logo
  return image ? imageAddress(page, image) : null
}

const breadcrumbs = (page: StorePage, name: string, category: { name: string; path: string } | undefined) => {
  const steps = [
    { name: page.store.name, path: page.store.path },
    ...(category ? [category] : []),
    { name, path: page.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(page, step.path),
    })),
  }
}

const inPakistan = ({ whatsapp }: StorePage['store']) => whatsapp.startsWith('92')

/** Delivery charge and days, if parcels go anywhere in Pakistan. Search engines take none without the other. */
const shippingOf = (store: StorePage['store']) => {
  const { delivery, currency } = store
  if (!delivery?.everywhere || !delivery.days || !inPakistan(store)) return {}
  const { lowest, highest, days } = delivery
  const range =
    lowest === highest ? { value: toDecimal(lowest) } : { minValue: toDecimal(lowest), maxValue: toDecimal(highest) }
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', ...range, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'PK' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: days.from, maxValue: days.to, unitCode: 'DAY' },
      },
    },
  }
}

/** Whether and how long goods are taken back, where the seller's words leave no doubt. */
const returnsOf = (page: StorePage) => {
  const { returnPolicy } = page.layout.values
  const found = typeof returnPolicy === 'string' && inPakistan(page.store) ? returnWindow(returnPolicy) : undefined
  if (!found) return {}
  const { days, exchange } = found
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'PK',
      returnPolicyCategory: `https://schema.org/${days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'}`,
      ...(days > 0 && { merchantReturnDays: days }),
      ...(exchange && { refundType: 'https://schema.org/ExchangeRefund' }),
    },
  }
}

type Offered = Pick<PageProduct, 'price' | 'was' | 'stock'>

/** The crossed out price, as search engines show it. */
const regularPrice = (was: number, priceCurrency: string) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toDecimal(was).toFixed(2),
  priceCurrency,
})

const offerOf = (page: StorePage, { price, was, stock }: Offered, url = page.canonical) => ({
  '@type': 'Offer',
  url,
  price: toDecimal(price).toFixed(2),
  priceCurrency: page.store.currency,
  ...(was && { priceSpecification: regularPrice(was, page.store.currency) }),
  availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  seller: { '@type': 'Organization', name: page.store.name },
  ...shippingOf(page.store),
  ...returnsOf(page),
})

const described = (page: StorePage, { name, description, category, images }: PageProduct) => ({
  name,
  ...(description ? { description } : {}),
  category,
  ...(images.length > 0 ? { image: images.map((image) => imageAddress(page, image)) } : {}),
})

/** Stars, where buyers gave any: search engines take a rating without reviews for a lie. */
const ratingOf = ({ reviews }: { reviews?: PageReviews | undefined }) =>
  reviews && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
  }

/** A product with its offer; with options, the group of its variants, each with its own. */
const offer = (page: StorePage, product: PageProduct) => {
  const { choice } = product
  if (!choice) {
    return { '@type': 'Product', ...described(page, product), sku: product.id, offers: offerOf(page, product) }
  }
  return {
    '@type': 'ProductGroup',
    ...described(page, product),
    productGroupID: product.id,
    variesBy: choice.options.map(({ name }) => name),
    hasVariant: choice.variants.map((variant) => {
      const labels = choice.options.map(({ values }, option) => values[variant.values[option] ?? 0]?.label ?? '')
      // Search engines want an image of each variant.
      const image = product.images[variant.image ?? 0]
      return {
        '@type': 'Product',
        name: nameWithVariant(product.name, variantLabel(labels)),
        sku: variant.id,
        ...(image && { image: imageAddress(page, image) }),
        offers: offerOf(page, variant, `${page.canonical}?v=${variant.id}`),
      }
    }),
  }
}

const organization = ({ page, subtitle, phone, instagramUrl, facebookUrl }: PageView) => {
  const { store } = page
  const sameAs = [instagramUrl, facebookUrl].filter(Boolean)
  return {
    '@type': 'Organization',
    name: store.name,
    url: absolute(page, store.path),
    ...(subtitle ? { description: subtitle } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(store.logo ? { logo: imageAddress(page, store.logo) } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
}

/** Structured data of a page (schema.org), for search engines. */
export const structuredData = (view: PageView): object => {
  const { page } = view
  const graph = (): object[] => {
    switch (page.kind) {
      case 'home':
      case 'gone':
      case 'order':
        return [organization(view)]
      case 'category':
        return [breadcrumbs(page, page.category.name, undefined)]
      case 'collection':
        return [breadcrumbs(page, page.collection.name, undefined)]
      case 'more':
      case 'about':
      case 'reviews':
        return [organization(view), breadcrumbs(page, page.title, undefined)]
      case 'product': {
        const category = page.store.categories.find((entry) => entry.name === page.product.category)
        return [{ ...offer(page, page.product), ...ratingOf(page) }, breadcrumbs(page, page.product.name, category)]
      }
    }
  }
  return { '@context': 'https://schema.org', '@graph': graph() }
}
