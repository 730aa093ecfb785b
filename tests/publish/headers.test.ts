import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': 'max-age=31536000',
}

/** A store with an image, on an origin with TLS. */
const withStore = async (env: Record<string, string>) => {
  const app = await createPublishingApp({ threads: false, env })
  const { id } = await insertTestStore(app, 'noor')
  await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, id))
  await app.settled()
  const folder = join(app.dataDir, 'media', id, 'image')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '640.webp'), 'a picture')
  return { app, origin: await serveApp(app), media: `/media/${id}/image/640.webp` }
}

test('every answer carries one set of headers, whatever it is', async () => {
  const { app, origin, media } = await withStore({ PUBLIC_ORIGIN: 'https://shop.example' })
  const asset = (await (await app.get('/auth')).text()).match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  const answers: [path: string, status: number, resources: string][] = [
    ['/', 200, 'same-origin'],
    ['/auth', 200, 'same-origin'],
    ['/dashboard', 200, 'same-origin'],
    ['/nowhere/at/all', 404, 'same-origin'],
    ['/store/nobody', 404, 'same-origin'],
    ['/store/noor', 200, 'cross-origin'],
    ['/store/noor/sitemap.xml', 200, 'cross-origin'],
    ['/favicon.svg', 200, 'same-origin'],
    ['/robots.txt', 200, 'same-origin'],
    ['/sitemap.xml', 200, 'same-origin'],
    [asset, 200, 'cross-origin'],
    [media, 200, 'cross-origin'],
    ['/preview/nothing', 404, 'same-origin'],
    ['/api/openapi.json', 200, 'same-origin'],
    ['/api/docs', 200, 'same-origin'],
    ['/api/auth/me', 401, 'same-origin'],
    ['/api/nothing', 404, 'same-origin'],
    ['/healthz', 200, 'same-origin'],
    ['/readyz', 200, 'same-origin'],
    ['/metrics', 404, 'same-origin'],
  ]
  for (const [path, status, resources] of answers) {
    const response = await fetch(origin + path)
    expect(response.status, path).toBe(status)
    expect(Object.fromEntries(response.headers), path).toMatchObject({
      ...everywhere,
      'cross-origin-resource-policy': resources,
    })
  }
  // Also when interrupted in the middle of the work.
  await app.deps.db.schema.alterTable('users').renameTo('lost').execute()
  const broken = await fetch(`${origin}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.org"}',
  })
  expect(broken.status).toBe(500)
  expect(Object.fromEntries(broken.headers)).toMatchObject(everywhere)
})

test.each([
  ['/', 'no-cache'],
  ['/dashboard', 'no-cache'],
  ['/nowhere/at/all', 'no-cache'],
  ['/store/noor', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/api/auth/me', 'no-store'],
])('%s is kept by browsers and proxies as «%s»', async (path, expected) => {
  const { origin } = await withStore({})
  expect((await fetch(origin + path)).headers.get('cache-control')).toBe(expected)
})

test('without TLS nothing says that there is', async () => {
  const app = await createPublishingApp({ threads: false })
  expect((await app.get('/auth')).headers.get('strict-transport-security')).toBeNull()
})

test.each(['/', '/auth', '/auth/verify', '/auth/email', '/admin', '/dashboard', '/store/nobody', '/nowhere/at/all'])(
  'threat 58: %s has a whole policy, as a header and before any script',
  async (path) => {
    const app = await createPublishingApp({ threads: false })
    const response = await fetch((await serveApp(app)) + path)
    const html = await response.text()
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const directive of [
      "default-src 'none'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
    ]) {
      expect(meta?.[1]).toContain(directive)
      expect(policy).toContain(directive)
    }
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.replace(/; frame-ancestors 'none'$/, '')).toBe(meta?.[1]?.replace(/;\s*$/, ''))
    const script = html.search(/<script|modulepreload/)
    expect(meta?.index ?? Number.POSITIVE_INFINITY).toBeLessThan(script < 0 ? html.length : script)
  },
)
