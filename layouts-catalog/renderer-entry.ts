import { createApp } from 'astro/app/entrypoint'
import type { StorePage } from '#contract/store-page.ts'
import { pagePolicy } from '#layouts/page-policy.ts'
import { getLayout } from '#layouts/registry.ts'

const app = createApp({ streaming: false })

/** Directives that hold for every store page, whatever it contains. A meta policy cannot carry frame-ancestors: the server sends that. */
const policy = (page: StorePage) =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${page.apiOrigin ? ` ${page.apiOrigin}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Renders one store page with its layout. Takes the page model; gives the complete HTML, with the Content-Security-Policy written into
 * it, because a static file has no headers of its own. A layout without a folder is drawn by its fallback. Throws when the layout fails, naming the page.
 */
export const render = async (page: StorePage): Promise<string> => {
  const layout = getLayout(page.layout.id)
  const response = await app.render(new Request(`http://renderer.internal/_render/${layout.id}`), {
    locals: { page: { ...page, layout: { ...page.layout, id: layout.id } } },
  })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`layout ${layout.id} answered ${response.status} for ${page.path}`)
  const hashes = pagePolicy(html, response.headers.get('content-security-policy') ?? '')
  const meta = `<meta http-equiv="content-security-policy" content="${policy(page)}; ${hashes}">`
  // First in <head>: a policy holds only for what comes after it.
  return html.replace('<meta charset="utf-8">', () => `<meta charset="utf-8">${meta}`)
}
