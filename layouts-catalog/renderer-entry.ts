import { createApp } from 'astro/app/entrypoint'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { hashSource, pagePolicy } from '#layouts/page-policy.ts'
import { pageToString } from '#layouts/page-to-string.ts'
import { getLayout } from '#layouts/registry.ts'

/** Astro's own way to a page, which `pageToString` is held against. */
export const app = createApp({ streaming: false })
const { manifest } = app
const draw = pageToString(manifest)

const scripts = [...manifest.inlinedScripts.values()].map(hashSource)

/** Sources of the styles that the build puts into a layout's pages, by its route. */
const builtStyles = new Map(
  manifest.routes.map(({ routeData, styles }) => [
    routeData.route,
    styles.flatMap((style) => (style.type === 'inline' ? hashSource(style.content) : [])),
  ]),
)

/** What draws a page, and what that is given: a layout, or the landing page's own route. */
const drawing = (page: PublishedPage) => {
  if (page.kind === 'landing') return { name: 'landing', locals: { landing: page } }
  const { id } = getLayout(page.layout.id)
  return { name: id, locals: { page: { ...page, layout: { ...page.layout, id } } } }
}

/**
 * Renders one page of a store, with its layout unless it has a look of its own. Takes the page model; gives the complete HTML, with the
 * Content-Security-Policy written into it, because a static file has no headers of its own. A layout without a folder is drawn by its fallback.
 * Throws when the layout fails, naming the page.
 */
export const render = async (page: PublishedPage): Promise<string> => {
  const { name, locals } = drawing(page)
  const route = `/_render/${name}`
  const ownStyles: string[] = []
  const html = await draw(route, { ...locals, ownStyles }).catch((error) => {
    throw new Error(`layout ${name} failed on ${page.path}: ${error instanceof Error ? error.message : error}`)
  })
  const policy = pagePolicy(page.apiOrigin, { scripts, styles: [...(builtStyles.get(route) ?? []), ...ownStyles] })
  // First in <head>: a policy holds only for what comes after it.
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
