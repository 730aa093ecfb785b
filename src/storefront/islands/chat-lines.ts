import type { CartLine } from '#contract/orders/cart.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import type { ChatLine } from '#contract/whatsapp/chat-links.ts'

/** Absolute URL of a product's or a variant's page; empty for a line of an old cart. */
export const pageLink = ({ path, variant }: { path: string; variant?: string | undefined }): string =>
  path && `${location.origin}${path}${variant ? `?v=${variant}` : ''}`

/** Cart lines in the form of chat texts. */
export const chatLines = (lines: readonly CartLine[]): ChatLine[] =>
  lines.map(({ product, quantity }) => ({
    name: nameWithVariant(product.name, product.label),
    price: product.price,
    quantity,
    link: pageLink(product),
  }))
