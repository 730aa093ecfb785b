import { createApp } from 'astro/app/entrypoint'
import type { StorePage } from '#contract/store-page.ts'
import { type InlineSources, inlineSources } from '#layouts/page-policy.ts'
import { getLayout } from '#layouts/registry.ts'

const app = createApp({ streaming: false })
const { csp } = app.manifest
const vouched: InlineSources = {
  script: (csp?.scriptHashes ?? []).map((hash) => `'${hash}'`),
  style: (csp?.styleHashes ?? []).map((hash) => `'${hash}'`),
}
// The policy is written here, from hashes known since the build; Astro would digest the same styles anew for every page.
app.manifest.shouldInjectCspMetaTags = false

/** Directives that hold for every store page, whatever it contains. A meta policy cannot carry frame-ancestors: the server sends that. */
const directives = (page: StorePage) => [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  `connect-src 'self'${page.apiOrigin ? ` ${page.apiOrigin}` : ''}`,
  "base-uri 'none'",
  "form-action 'none'",
]

/** By layout and kind of page: pages of one kind differ in no script or style but the store's own. */
const known = new Map<string, InlineSources>()

const sourcesOf = (page: StorePage, html: string): InlineSources => {
  const key = `${page.layout.id} ${page.kind} ${page.mode}`
  const sources = known.get(key) ?? inlineSources(html, vouched)
  known.set(key, sources)
  return sources
}

/**
 * Renders one store page with its layout. Takes the page model; gives the complete HTML, with the Content-Security-Policy written into
 * it, because a static file has no headers of its own. A layout without a folder is drawn by its fallback. Throws when the layout fails, naming the page.
 */
export const render = async (model: StorePage): Promise<string> => {
  const layout = getLayout(model.layout.id)
  const page = { ...model, layout: { ...model.layout, id: layout.id } }
  const ownStyles: string[] = []
  const response = await app.render(new Request(`http://renderer.internal/_render/${layout.id}`), {
    locals: { page, ownStyles },
  })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`layout ${layout.id} answered ${response.status} for ${page.path}`)
  const { script, style } = sourcesOf(page, html)
  const policy = [
    ...directives(page),
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style, ...ownStyles].join(' '),
  ]
  const meta = `<meta http-equiv="content-security-policy" content="${policy.join('; ')}">`
  // First in <head>: a policy holds only for what comes after it.
  return html.replace('<meta charset="utf-8">', () => `<meta charset="utf-8">${meta}`)
}
