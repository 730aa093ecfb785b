import { createApp } from 'astro/app/entrypoint'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { hashSource, pagePolicy } from '#layouts/page-policy.ts'
import { getLayout } from '#layouts/registry.ts'

const app = createApp({ streaming: false })
// The policy is written here, from hashes known since the build; Astro would digest the same styles anew for every page.
app.manifest.shouldInjectCspMetaTags = false

const scripts = [...app.manifest.inlinedScripts.values()].map(hashSource)

/** Sources of the styles that the build puts into a layout's pages, by its route. */
const builtStyles = new Map(
  app.manifest.routes.map(({ routeData, styles }) => [
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
  const response = await app.render(new Request(`http://renderer.internal${route}`), {
    locals: { ...locals, ownStyles },
  })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`layout ${name} answered ${response.status} for ${page.path}`)
  const policy = pagePolicy(page.apiOrigin, { scripts, styles: [...(builtStyles.get(route) ?? []), ...ownStyles] })
  // First in <head>: a policy holds only for what comes after it.
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
