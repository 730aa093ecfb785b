import { createApp } from 'astro/app/entrypoint'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { hashSource, pagePolicy } from '#layouts/page-policy.ts'
import { CATALOGUE_CLASSES, PRODUCT_CLASSES, withoutRules } from '#layouts/page-rules.ts'
import { pageToString } from '#layouts/page-to-string.ts'
import { getLayout } from '#layouts/registry.ts'

/** Astro's own way to a page, which `pageToString` is held against. */
export const app = createApp({ streaming: false })
const { manifest } = app
const draw = pageToString(manifest)

const scripts = [...manifest.inlinedScripts.values()].map(hashSource)

/** A style that the build puts into a layout's pages, and the parts that pages of one kind need. */
const builtStyle = (whole: string) => {
  const part = (css: string) => ({ css, source: hashSource(css) })
  return {
    whole: part(whole),
    product: part(withoutRules(whole, CATALOGUE_CLASSES)),
    others: part(withoutRules(whole, PRODUCT_CLASSES)),
  }
}

const partFor = (kind: PublishedPage['kind']) => {
  if (kind === 'landing') return 'whole'
  return kind === 'product' ? 'product' : 'others'
}

/** Styles of a layout's pages by its route. */
const builtStyles = new Map(
  manifest.routes.map(({ routeData, styles }) => [
    routeData.route,
    styles.flatMap((style) => (style.type === 'inline' ? builtStyle(style.content) : [])),
  ]),
)

/** Returns the route that draws a page, and its props: a layout's, or the landing page's. */
const drawing = (page: PublishedPage) => {
  if (page.kind === 'landing') return { name: 'landing', locals: { landing: page } }
  const { id } = getLayout(page.layout.id)
  return { name: id, locals: { page: { ...page, layout: { ...page.layout, id } } } }
}

/**
 * Renders a page model to a complete HTML document, with its Content-Security-Policy inside: static files have no
 * headers of their own. A layout without a folder uses its fallback. Throws when the layout fails, naming the page.
 */
export const render = async (page: PublishedPage): Promise<string> => {
  const { name, locals } = drawing(page)
  const route = `/_render/${name}`
  const ownStyles: string[] = []
  const html = await draw(route, { ...locals, ownStyles }).catch((error) => {
    throw new Error(`layout ${name} failed on ${page.path}: ${error instanceof Error ? error.message : error}`)
  })
  const styles = builtStyles.get(route) ?? []
  const part = partFor(page.kind)
  const sources = { scripts, styles: [...styles.map((style) => style[part].source), ...ownStyles] }
  const policy = pagePolicy(page.apiOrigin, sources, page.kind === 'order')
  // First in <head>: a policy holds only for what comes after it.
  const light = styles.reduce((text, style) => text.replace(style.whole.css, () => style[part].css), html)
  return light.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
