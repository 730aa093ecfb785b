import { createApp } from 'astro/app/entrypoint'
import { pixelSources } from '#contract/pixels/pixels.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { hashSource, pagePolicy } from '#layouts/page-policy.ts'
import { type StyleParts, stylePartFor, stylePartsOf } from '#layouts/page-rules.ts'
import { pageToString } from '#layouts/page-to-string.ts'
import { getLayout } from '#layouts/registry.ts'

/** Astro's own way to a page, which `pageToString` is held against. */
export const app = createApp({ streaming: false })
const { manifest } = app
const draw = pageToString(manifest)

const scripts = [...manifest.inlinedScripts.values()].map(hashSource)

/** Sources of the styles that the build puts into a layout's pages, by its route. */
const builtStyles = new Map(
  manifest.routes.map(({ routeData, styles }) => {
    const parts = styles.flatMap((style) => (style.type === 'inline' ? stylePartsOf(style.content) : []))
    const sources = (part: keyof StyleParts) => parts.map((style) => hashSource(style[part]))
    return [routeData.route, { whole: sources('whole'), product: sources('product'), others: sources('others') }]
  }),
)

/** Pixels of a page that has them. Nothing private is told to anybody: an order's page has none. */
const pixelsOf = (page: PublishedPage) =>
  page.kind === 'order' || page.kind === 'landing' || page.mode !== 'live' ? undefined : page.store.pixels

/** Returns the route that draws a page, and its props: a layout's, or the landing page's. */
const drawing = (page: PublishedPage) => {
  if (page.kind === 'landing') return { name: 'landing', locals: { landing: page } }
  const { id } = getLayout(page.layout.id)
  const words = shopWords[page.store.language ?? 'en']
  return { name: id, locals: { page: { ...page, layout: { ...page.layout, id } }, words } }
}

/**
 * Renders a page model to a complete HTML document, with its Content-Security-Policy inside: static files have no
 * headers of their own. A layout without a folder uses its fallback. Throws when the layout fails, naming the page.
 */
export const render = async (page: PublishedPage): Promise<string> => {
  const { name, locals } = drawing(page)
  const route = `/_render/${name}`
  const part = stylePartFor(page.kind)
  const ownStyles: string[] = []
  const ownScripts: string[] = []
  const lateStyles: string[] = []
  const html = await draw(route, part, { ...locals, ownStyles, ownScripts, lateStyles }).catch((error) => {
    throw new Error(`layout ${name} failed on ${page.path}: ${error instanceof Error ? error.message : error}`)
  })
  const sources = {
    scripts: [...scripts, ...ownScripts],
    styles: [...(builtStyles.get(route)?.[part] ?? []), ...ownStyles],
  }
  const policy = pagePolicy(
    { apiOrigin: page.apiOrigin, pixels: pixelSources(pixelsOf(page)) },
    sources,
    page.kind === 'order',
  )
  // First in <head>: a policy holds only for what comes after it.
  const withPolicy = html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
  if (lateStyles.length === 0) return withPolicy
  return withPolicy.replace('</head>', (end) => lateStyles.map((css) => `<style>${css}</style>`).join('') + end)
}
