import { toDecimal } from '#contract/minor-units.ts'
import { nameWithVariant, variantLabel } from '#contract/products/variant-names.ts'
import type { PageImage, PageProduct } from '#contract/stores/store-page.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'

/** Programs that draw the preview of a shared link. */
const PREVIEWERS =
  /WhatsApp|facebookexternalhit|Facebot|Twitterbot|TelegramBot|Slackbot|LinkedInBot|Discordbot|Pinterest|SkypeUriPreview/i
const VARIANT = /[?&]v=([0-9a-f-]{8,60})(?:&|$)/

/** Returns the variant whose preview is asked for: a link that names one, opened by a program that draws previews. */
export const askedVariant = (url: string | undefined, userAgent: string | undefined): string | undefined =>
  PREVIEWERS.test(userAgent ?? '') ? VARIANT.exec(url ?? '')?.[1] : undefined

const DATA = /<script type="application\/json" id="store-data">(.*?)<\/script>/s

/** Returns a variant's name and price, and its image where it has one of its own. */
const describe = (
  { name, choice, images }: PageProduct,
  id: string,
): { title: string; price: number; image: PageImage | undefined } | undefined => {
  const variant = choice?.variants.find((one) => one.id === id)
  if (!choice || !variant) return undefined
  const labels = choice.options.map(({ values }, option) => values[variant.values[option] ?? 0]?.label ?? '')
  return {
    title: nameWithVariant(name, variantLabel(labels)),
    price: variant.price,
    image: variant.image === undefined ? undefined : images[variant.image],
  }
}

/**
 * Returns a product's page with title, image and price of a variant in what link previews show. The rest of the page is
 * as published; a page without that variant is unchanged.
 */
export const withVariantPreview = (html: string, id: string): string => {
  const [, json] = DATA.exec(html) ?? []
  const product = json && (JSON.parse(json) as { product?: PageProduct }).product
  const found = product && describe(product, id)
  if (!found) return html
  const { title, price, image } = found
  const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? ''
  const content = (property: string) => new RegExp(`(<meta property="${property}" content=")[^"]*`)
  const put = (page: string, property: string, text: string) =>
    page.replace(content(property), (_, start: string) => start + escapeHtml(text))
  const titled = put(html, 'og:title', title)
  const priced = put(titled, 'product:price:amount', toDecimal(price).toFixed(2))
  const linked = put(priced, 'og:url', `${origin}${product.path}?v=${id}`)
  if (!image) return linked
  return put(linked, 'og:image', `${origin}${image.base}/${image.widths.at(-1) ?? image.width}.jpg`).replace(
    /<meta property="og:image:(?:width|height)"[^>]*>/g,
    '',
  )
}
