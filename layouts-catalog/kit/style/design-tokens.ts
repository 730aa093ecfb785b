import { LRUCache } from 'lru-cache'
import type { StorePage } from '#contract/stores/store-page.ts'
import type { LayoutManifest } from '../define-layout.ts'
import type { FieldKey } from '../fields/field-catalogue.ts'
import type { LayoutValues } from '../fields/layout-values.ts'
import { oncePerPair } from '../once.ts'
import { widestLine } from '../words.ts'
import { contrast, fill, isColor, mix, opposite, quantise, readable, shade } from './color.ts'
import { fontFaces } from './font-files.ts'
import { type FontId, fontStack, toFontId } from './fonts.ts'
import { galleryRatio } from './picture-ratio.ts'

export interface StoreFonts {
  heading: FontId
  body: FontId
}

/** The fonts a store uses: the seller's choice where the layout offers one. */
export const storeFonts = oncePerPair(
  (manifest: LayoutManifest, values: LayoutValues): StoreFonts => ({
    heading: toFontId(values.primaryFont, manifest.fonts.heading),
    body: toFontId(values.bodyFont, manifest.fonts.body),
  }),
)

/** Returns a store's colors as custom properties. Shifts unreadable colors, so that all text passes WCAG AA. */
export const colorTokens = (values: LayoutValues): Record<string, string> => {
  const key = COLORS.map((field) => values[field]).join()
  const known = tokensOf.get(key)
  if (known) return known
  const tokens = computeTokens(values)
  tokensOf.set(key, tokens)
  return tokens
}

const COLORS = [
  'backgroundColor',
  'textColor',
  'primaryColor',
  'secondaryColor',
  'gradientStart',
  'gradientEnd',
] as const satisfies FieldKey[]

/** Most stores keep a layout's own colors; the bound is for those that do not. */
const tokensOf = new LRUCache<string, Record<string, string>>({ max: 1000 })

const computeTokens = (values: LayoutValues): Record<string, string> => {
  const chosen = (value: unknown, otherwise: string) => (isColor(value) ? value.toLowerCase() : otherwise)
  const background = chosen(values.backgroundColor, '#f8fafc')
  const dark = opposite(background) === '#ffffff'
  const surface = dark ? shade(background, '#ffffff', 0.07) : mix(background, '#ffffff', 0.85)
  const text = readable(chosen(values.textColor, '#374151'), background, surface)
  const brand = chosen(values.primaryColor, '#3b82f6')
  const accent = chosen(values.secondaryColor, '#10b981')
  const tintOf = (color: string) => shade(background, color, dark ? 0.18 : 0.08)
  const tint = tintOf(brand)
  const tint2 = tintOf(accent)
  const tint3 = tintOf(text)
  const grounds = [background, surface, tint, tint2, tint3]
  const strong = readable(mix(text, opposite(background), dark ? 0.6 : 0.45), ...grounds)
  const primary = fill(brand)
  const secondary = fill(accent)
  const ink =
    contrast(brand, '#ffffff') > 12 ? mix(brand, '#000000', 0.35) : mix(mix(brand, '#000000', 0.78), '#111827', 0.35)
  const gradient = (value: unknown) => readable(chosen(value, brand), '#ffffff')
  return {
    brand,
    accent,
    primary: primary.ground,
    'on-primary': primary.on,
    'primary-text': readable(brand, background, surface, tint),
    secondary: secondary.ground,
    'on-secondary': secondary.on,
    background,
    surface,
    tint,
    'tint-2': tint2,
    'tint-3': tint3,
    text,
    strong,
    muted: readable(mix(text, background, 0.3), ...grounds),
    line: mix(background, text, dark ? 0.22 : 0.13),
    ink,
    'gradient-start': gradient(values.gradientStart),
    'gradient-end': gradient(values.gradientEnd),
    positive: readable('#15803d', background, surface, tint),
    warning: readable('#b45309', background, surface, tint),
    negative: readable('#b91c1c', background, surface, tint),
  }
}

/** Placeholder colors of the images on a page, as classes. */
const imageClasses = (page: StorePage): string => {
  const listed = page.kind === 'product' ? page.related : 'products' in page ? page.products : []
  const shown = page.kind === 'product' ? page.product.images : []
  const images = [page.store.logo, page.store.cover, ...shown, ...listed.map((product) => product.images[0])]
  const colors = new Set(images.flatMap((image) => (isColor(image?.color) ? quantise(image.color) : [])))
  return [...colors].map((color) => `.c-${color}{background:#${color}}`).join('')
}

/** Where the hero's image is looked at; nothing for its middle. An image of the design stands in the cover's place. */
const heroFocus = ({ kind, store: { cover } }: StorePage, values: LayoutValues): string => {
  if (kind !== 'home' && kind !== 'about') return ''
  const place = values.heroImage ? values.heroImageFocus : cover && `${cover.focus.x}% ${cover.focus.y}%`
  return !place || place === '50% 50%' ? '' : `;--focus:${place}`
}

/** The ratio of a product's images; nothing for a square. */
const pictureRatio = (page: StorePage): string => {
  const ratio = page.kind === 'product' ? galleryRatio(page.product.images) : 1
  return ratio === 1 ? '' : `;--ratio:${ratio}`
}

/** Widths to scale a name from edge to edge: `--name` for one line, `--name-tall` for few lines on a phone. */
const nameWidths = oncePerPair((store: StorePage['store'], { heroTitle }: LayoutValues): string => {
  const name = (typeof heroTitle === 'string' && heroTitle.trim()) || store.name
  const width = widestLine(name, 1)
  return `;--name:${width};--name-tall:${widestLine(name, width > 24 ? 3 : width > 9 ? 2 : 1)}`
})

/** The fonts' faces, and the beginning of the root's rule with what all pages of a design have in it. */
const designStyle = oncePerPair((values: LayoutValues, fonts: StoreFonts): string => {
  const colors = Object.entries(colorTokens(values)).map(([name, value]) => `--color-${name}:${value};`)
  const faces = [...new Set([fonts.heading, fonts.body])].map(fontFaces).join('')
  return `${faces}:root{${colors.join('')}--font-heading:${fontStack(fonts.heading)};--font-body:${fontStack(fonts.body)}`
})

/** The only style block that differs by store. Its values are checked colors, numbers, or literals of ours. */
export const storeStyle = (page: StorePage, values: LayoutValues, fonts: StoreFonts): string =>
  `${designStyle(values, fonts)}${nameWidths(page.store, values)}${heroFocus(page, values)}${pictureRatio(page)}}${imageClasses(page)}`
