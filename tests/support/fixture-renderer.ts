import { createApp } from 'astro/app/entrypoint'
import type { StorePage } from '#contract/store-page.ts'

const app = createApp({ streaming: false })

const policy =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** Renders a page with the fixture layout, under a policy as strict as the published one. */
export const render = async (page: StorePage): Promise<string> => {
  const response = await app.render(new Request('http://renderer.internal/_render/fixture'), { locals: { page } })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`the fixture layout answered ${response.status} for ${page.path}`)
  const hashes = response.headers.get('content-security-policy') ?? ''
  const meta = `<meta http-equiv="content-security-policy" content="${policy}; ${hashes}">`
  return html.replace('<meta charset="utf-8">', () => `<meta charset="utf-8">${meta}`)
}
