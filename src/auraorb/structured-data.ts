import type { LandingPage } from '#contract/stores/store-page.ts'

const days = (from: number, to: number) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** Structured data of the product for search engines: price, availability, delivery cost and time. */
export const orbData = ({ product, store, canonical, description, shareImage }: LandingPage) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description,
  brand: { '@type': 'Brand', name: store.name },
  ...(shareImage && { image: shareImage }),
  offers: {
    '@type': 'Offer',
    url: canonical,
    price: (product.price / 100).toFixed(2),
    priceCurrency: store.currency,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: store.currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AE' },
      deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days(6, 10) },
    },
  },
})
