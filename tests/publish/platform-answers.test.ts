import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

/** Every page of the platform. */
const PAGES = [
  ...['/', '/auth', '/auth/sign-up', '/auth/verify', '/auth/email', '/admin', '/dashboard', '/contact', '/layout-test'],
  ...['/privacy-policy', '/terms-conditions', '/refund-policy', '/service-policy'],
]

/** Returns a page's main element. */
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

const open = (env: Record<string, string> = {}) => createPublishingApp({ threads: false, env })

test('every page of the platform may be kept if it is asked for again, has an ETag, and comes compressed', async () => {
  const app = await open()
  for (const path of PAGES) {
    const plain = await app.get(path)
    const html = Buffer.from(await plain.arrayBuffer())
    const headers = {
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
      vary: 'accept-encoding',
    }
    expect([path, plain.status, Object.fromEntries(plain.headers)]).toMatchObject([path, 200, headers])
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await app.get(`${path}`, { 'accept-encoding': encoding })
      expect([path, Object.fromEntries(packed.headers)]).toMatchObject([
        path,
        { ...headers, 'content-encoding': encoding },
      ])
      expect(unpack(Buffer.from(await packed.arrayBuffer())).equals(html), path).toBe(true)
    }
    const again = await app.get(path, { 'if-none-match': plain.headers.get('etag') ?? '' })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
})

test.each([
  ['/dashboard/orders', 'Page not found'],
  ['/auth/nothing', 'Page not found'],
  ['/auth/verify/nothing', 'Page not found'],
  ['/privacy-policy/nothing', 'Page not found'],
  ['/layout-test/nothing/', 'Page not found'],
  ['/nowhere', 'Page not found'],
  ['/store/nowhere', 'Store Not Found'],
  ['/store/dashboard/p/x', 'Store Not Found'],
])('%s is not found, in the platform’s own design: «%s»', async (path, title) => {
  const app = await open()
  const answer = await app.get(path, { 'accept-encoding': 'gzip' })
  expect(answer.status).toBe(404)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' })
  expect(answer.headers.get('etag')).toBe(null)
  const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
  expect(mainOf(html)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(mainOf(html)).toContain('href="/">Go Home')
  expect(html.includes('<meta name="robots" content="noindex">')).toBe(true)
})

test('Store Not Found has the words of the specification', async () => {
  const html = mainOf(await (await (await open()).get('/store/nowhere')).text())
  expect(html.replaceAll('&#39;', "'")).toContain("The store you're looking for doesn't exist or is not available.")
})

test('paths of the API stay JSON', async () => {
  const app = await open()
  for (const path of ['/api/nothing', '/api/dashboard/x']) {
    const answer = await app.get(path, { accept: 'text/html' })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  }
})

test('a page that breaks is answered in the platform’s own design, whole, and nobody keeps it', async () => {
  const app = await open()
  await app.deps.db.schema.alterTable('store_slug_history').renameTo('lost').execute()
  const answer = await fetch(`${await serveApp(app)}/nowhere`, { headers: { 'accept-encoding': 'identity' } })
  expect(answer.status).toBe(500)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('etag')).toBe(null)
  const html = await answer.text()
  expect(mainOf(html)).toMatch(/<h1[^>]*>Something went wrong<\/h1>/)
  expect(/store_slug_history|sqlite/i.test(html)).toBe(false)
})

const support = {
  SUPPORT_WHATSAPP: '+92 300 1234567',
  SUPPORT_EMAIL: 'help@shop.example',
  OFFICE_ADDRESS: '14 Mall Road, <Lahore>',
  OPERATOR_NAME: 'Tools & Sons',
  GOVERNING_LAW: 'Pakistan',
}

test('what the operator configures is on the pages, and each chat has its first words', async () => {
  const app = await open(support)
  const contact = mainOf(await (await app.get('/contact')).text())
  const chats = [...contact.matchAll(/href="https:\/\/wa\.me\/(\d+)\?text=([^"]+)"/g)]
  expect(new Set(chats.map(([, number]) => number))).toEqual(new Set(['923001234567']))
  const texts = chats.map(([, , text = '']) => decodeURIComponent(text))
  expect(texts.some((text) => text.startsWith('Assalam-o-Alaikum WhatsStore!'))).toBe(true)
  expect(texts.some((text) => text.startsWith('URGENT'))).toBe(true)
  for (const words of [
    '+92 300 1234567',
    'mailto:help@shop.example',
    '14 Mall Road, &#60;Lahore&#62;',
    'within 24 hours',
  ]) {
    expect(contact).toContain(words)
  }
  for (const path of PAGES) {
    const html = await (await app.get(path)).text()
    const isApp = /^\/(?:auth|admin|dashboard)/.test(path)
    const [, help = ''] = /class="chat-button" href="https:\/\/wa\.me\/923001234567\?text=([^"]+)"/.exec(html) ?? []
    expect([path, decodeURIComponent(help).trim()]).toEqual([path, isApp ? '' : 'Hello WhatsStore! I need help with:'])
  }
  const terms = mainOf(await (await app.get('/terms-conditions')).text())
  expect(terms).toContain('Tools &#38; Sons')
  expect(terms).toContain('the law of Pakistan')
})

test('what is not configured is not shown, and nothing is made up in its place', async () => {
  const app = await open()
  for (const path of PAGES) {
    const html = await (await app.get(path)).text()
    expect([path, /class="chat-button"|wa\.me\/\?|mailto:"|mailto:\?/.test(html)]).toEqual([path, false])
  }
  const contact = mainOf(await (await app.get('/contact')).text())
  expect(contact).toContain('Sign in for help')
  expect(contact).not.toMatch(
    /A person reads|published here yet|Office hours|Headquarters|Emergency|data-office-state|wa\.me|mailto/,
  )
  const terms = mainOf(await (await app.get('/terms-conditions')).text())
  expect(terms).toContain('the law of the place where we are established')
})

test('with an email alone there is no chat, and with a number alone no email', async () => {
  const byMail = mainOf(await (await (await open({ SUPPORT_EMAIL: 'help@shop.example' })).get('/contact')).text())
  expect(byMail).toContain('Office hours')
  expect(byMail).not.toMatch(/wa\.me|Emergency|Headquarters|published here yet/)
  const byChat = mainOf(await (await (await open({ SUPPORT_WHATSAPP: '923001234567' })).get('/contact')).text())
  expect(byChat).toContain('Emergency Chat')
  expect(byChat).not.toMatch(/mailto|published here yet/)
})
