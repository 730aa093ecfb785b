import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPreviewCache } from '#server/ports/previews.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { dumpDatabase } from '../support/calls/every-call.ts'

const HOSTILE = '</title><script>alert(1)</script><style>*{display:none}</style>"\'><img src=x onerror=alert(1)>'

const prepare = async (slug = 'noor') => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, slug)
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  return { app, store, token, ...client(app, token) }
}

const client = (app: PublishingApp, token: string) => {
  const send = (method: string, path: string, json: unknown) =>
    app.app.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  const preview = async (json: object) => {
    const response = await send('POST', '/stores/my/preview', json)
    return { status: response.status, body: await response.json() }
  }
  return { send, preview }
}

const product = { name: 'Red bangles', description: 'Twelve', price: 450, category: 'Bangles', inventory_count: 3 }

test('an unsaved design is shown with the seller’s own products, and nothing is changed by it', async () => {
  const { app, send, preview } = await prepare()
  await send('POST', '/products', product)
  await app.settled()
  const before = await dumpDatabase(app.deps.db)
  const live = await (await app.get('/store/noor/')).text()

  const { status, body } = await preview({
    layout: 'luxury',
    customizations: { heroTitle: 'Noor at night', primaryColor: '#123456' },
  })
  expect(status).toBe(200)
  expect(body.path).toBe('/store/noor/')
  const response = await app.get(body.url)
  const html = await response.text()
  expect(html).toContain('data-layout="luxury"')
  expect(html).toContain('Noor at night')
  expect(html).toContain('Red bangles')
  expect(html).not.toMatch(/<script|Sample product/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'; sandbox allow-same-origin")
  expect(html).toContain('http-equiv="content-security-policy"')

  expect(await dumpDatabase(app.deps.db)).toEqual(before)
  expect(await (await app.get('/store/noor/')).text()).toBe(live)
})

test('what is previewed is what a save publishes', async () => {
  const { app, send, preview } = await prepare()
  await send('POST', '/products', product)
  await send('PUT', '/stores/my/layout-config', { config: { accentColor: '#aa0000' } })
  const design = { layout: 'premium', customizations: { heroTitle: 'Eid', ctaTitle: 'چوڑیاں' } }
  const { body } = await preview(design)
  const previewed = await (await app.get(body.url)).text()
  await send('PUT', '/stores/my/layout-config', design)
  await app.settled()
  const published = await (await app.get('/store/noor/')).text()
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]
  const colors = (html: string) => /--color-secondary:#\w+/.exec(html)?.[0]
  expect(main(previewed)).toBe(main(published))
  expect(colors(previewed)).toBe(colors(published))
  const cleared = await preview({ ...design, config: {} })
  expect(colors(await (await app.get(cleared.body.url)).text())).not.toBe(colors(published))
})

test('other pages, sample products of a store without any, and a page that is not there', async () => {
  const { app, send, preview } = await prepare()
  const samples = await (await app.get((await preview({ layout: 'default' })).body.url)).text()
  expect(samples).toContain('Sample product one')
  expect(samples).toContain('Sample products stand in')

  await send('POST', '/products', product)
  const shown = await preview({ layout: 'default', path: '/store/noor/p/red-bangles/' })
  expect(shown.body.path).toBe('/store/noor/p/red-bangles/')
  expect(await (await app.get(shown.body.url)).text()).toMatch(/<h1[^>]*>Red bangles/)
  expect((await preview({ layout: 'default', path: '/store/rival/' })).body.path).toBe('/store/noor/')
})

test('a layout that the plan lacks may be looked at, one that is not known may not; values are refused as by a save', async () => {
  const { app, store, preview } = await prepare()
  await app.deps.db.updateTable('users').set({ plan: 'free' }).where('id', '=', store.user_id).execute()
  expect((await preview({ layout: 'luxury' })).status).toBe(200)
  expect((await preview({ layout: 'boba-fusion' })).status).toBe(200)
  expect(await preview({ layout: 'nobody' })).toMatchObject({
    status: 422,
    body: { errors: { layout: 'Unknown layout' } },
  })
  expect(await preview({ layout: 'default', customizations: { primaryColor: 'red;}' } })).toMatchObject({
    status: 422,
    body: { errors: { primaryColor: 'Primary Colour must be a # followed by six hex digits, like #7c3aed' } },
  })
})

test('hostile text stays text', async () => {
  const { app, send, preview } = await prepare()
  await send('POST', '/products', { ...product, name: HOSTILE, description: HOSTILE, category: 'a"><script>' })
  for (const layout of ['default', 'premium', 'luxury']) {
    const { status, body } = await preview({
      layout,
      customizations: { heroTitle: HOSTILE.slice(0, 50), heroSubtitle: HOSTILE },
      path: HOSTILE,
    })
    expect(status).toBe(200)
    // Text in attributes is no tag.
    const tags = (await (await app.get(body.url)).text()).replace(/"[^"]*"/g, '""')
    expect(tags).not.toMatch(/<script|<img src=x|<style>\*\{display/)
  }
})

test('a rival sees her own store, and nobody guesses a preview', async () => {
  const { app, preview } = await prepare()
  const rival = await insertTestStore(app, 'rival')
  const theirs = client(app, await startSession(app.deps.db, app.deps.clock, rival.user_id))
  const { body } = await theirs.preview({ layout: 'default', path: '/store/noor/' })
  const html = await (await app.get(body.url)).text()
  expect(html).toContain('Store rival')
  expect(html).not.toContain('Store noor')
  expect((await client(app, 'nobody').preview({ layout: 'default' })).status).toBe(401)

  const mine = (await preview({ layout: 'default' })).body.url
  expect((await app.get(body.url)).status).toBe(200)
  expect((await app.get(mine)).status).toBe(200)
  for (const guess of ['/preview/1', '/preview/', `/preview/${'a'.repeat(43)}`, `${mine}/`, mine.toLowerCase()]) {
    expect((await app.get(guess)).status, guess).not.toBe(200)
  }
})

test('refuses too many previews at once', async () => {
  const { app, preview } = await prepare()
  app.deps.limits.previewByAccount = rateLimit(1, 60, 'Slow down')
  expect((await preview({ layout: 'default' })).status).toBe(200)
  expect(await preview({ layout: 'default' })).toMatchObject({ status: 429, body: { detail: 'Slow down' } })
})

test('caches the last four previews of a store for ten minutes, within its size', async () => {
  const clock = { time: new Date('2026-03-01T09:00:00.000Z'), now: () => clock.time }
  const cache = createPreviewCache(clock, 100)
  const lengths = (names: string[]) => Promise.all(names.map(async (name) => (await cache.find(name))?.length))
  const noor = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((letter) => cache.keep('noor', letter.repeat(10))))
  expect(await lengths(noor)).toEqual([undefined, 10, 10, 10, 10])
  const others = [await cache.keep('zari', 'c'.repeat(40)), await cache.keep('maryam', 'd'.repeat(40))]
  expect(await lengths([...noor, ...others])).toEqual([undefined, undefined, undefined, 10, 10, 40, 40])
  await cache.drop('noor')
  expect((await lengths([...noor, ...others])).filter(Boolean)).toEqual([40, 40])
  clock.time = new Date('2026-03-01T09:10:00.001Z')
  expect(await lengths(others)).toEqual([undefined, undefined])
})

test('a flood of previews from one seller makes no other seller wait for her save', async () => {
  const { app, preview, send } = await prepare()
  await send('POST', '/products', product)
  const rival = await insertTestStore(app, 'rival')
  const theirs = client(app, await startSession(app.deps.db, app.deps.clock, rival.user_id))
  await app.settled()
  const flood = Array.from({ length: 300 }, () => preview({ layout: 'default' }).then(({ status }) => status))
  await theirs.send('PUT', '/stores/my', { bio: 'Saved in the middle' })
  await expect.poll(async () => (await app.get('/store/rival/')).text()).toContain('Saved in the middle')
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(100)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await preview({ layout: 'default' })).status).toBe(200)
})
