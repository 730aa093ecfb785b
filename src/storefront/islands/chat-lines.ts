import type { CartLine } from '#contract/orders/cart.ts'
import type { ChatLine } from '#contract/whatsapp/chat-links.ts'

/** Absolute address of a product's page, or of none when a cart of earlier does not know it. */
export const pageLink = ({ path }: { path: string }): string => (path ? location.origin + path : '')

/** Lines of a cart as a chat names them. */
export const chatLines = (lines: readonly CartLine[]): ChatLine[] =>
  lines.map(({ product, quantity }) => ({
    name: product.name,
    price: product.price,
    quantity,
    link: pageLink(product),
  }))
