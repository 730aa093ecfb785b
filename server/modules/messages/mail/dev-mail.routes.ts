import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { isLocalHost } from '#server/config/config.ts'
import { clientIp } from '#server/http/client-address.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'

/** Mails in the list. */
const NEWEST = 100
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>body{margin:0 auto;padding:24px 16px;max-width:720px;font:16px/1.6 system-ui,sans-serif;color-scheme:light dark}li{margin:12px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:560px;border:1px solid #9ca3af;border-radius:8px}</style></head><body>${body}</body></html>`

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (link) => `<a href="${link}" target="_top">${link}</a>`)

const addressText = (addresses: Address[] | undefined) =>
  (addresses ?? []).map((one) => one.address ?? one.name).join(', ')

const readMail = async (folder: string, id: string): Promise<Email | undefined> => {
  // Accepts only names the server makes.
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
  const bytes = await readFile(join(folder, `${id}.eml`)).catch(() => undefined)
  return bytes && PostalMime.parse(bytes)
}

/**
 * Shows the mails in `folder` to the developer. They hold links that sign in, so it answers only requests from this
 * machine to a local host name, not to other origins or through a proxy.
 */
export const devMail = (folder: string) => {
  const isHere = (c: Context): boolean => {
    const address = clientIp(c)
    const host = new URL(c.req.url).hostname
    const proxied = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
    return isLocalHost(host) && !proxied && (address === undefined || address === '::1' || isLocalHost(address))
  }
  const html = (c: Context, text: string) =>
    c.html(text, 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })

  return new Hono()
    .use('/dev/mail/*', async (c, next) => (isHere(c) ? next() : c.notFound()))
    .get('/dev/mail', async (c) => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const ids = names.map((name) => name.slice(0, -'.eml'.length)).sort()
      const items = ids
        .reverse()
        .slice(0, NEWEST)
        .map(async (id) => {
          const mail = await readMail(folder, id)
          const when = escapeHtml(mail?.date ?? '')
          return `<li><a href="/dev/mail/${id}">${escapeHtml(mail?.subject ?? id)}</a><br>to ${escapeHtml(addressText(mail?.to))} · ${when}</li>`
        })
      const list = (await Promise.all(items)).join('')
      return html(c, page('Mails', `<h1>Mails</h1><ul>${list || '<li>None yet</li>'}</ul>`))
    })
    .get('/dev/mail/:id', async (c) => {
      const mail = await readMail(folder, c.req.param('id'))
      if (!mail) return c.notFound()
      const body = `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1><p>to ${escapeHtml(addressText(mail.to))}</p><pre>${withLinks(mail.text ?? '')}</pre><iframe title="As HTML" sandbox="allow-popups" srcdoc="${escapeHtml(mail.html ?? '')}"></iframe>`
      return html(c, page(mail.subject ?? 'Mail', body))
    })
}
