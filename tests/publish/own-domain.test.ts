import { expect, test } from 'vitest'
import { PROOF_NAME } from '#contract/domains/domains.ts'
import { startSession } from '#server/auth/sessions.ts'
import { checkDomain, startDomainChecks } from '#server/modules/shop/domains/check-domain.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { DOMAINS_TARGET, fakeDomains } from '../support/apps/fake-domains.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const HOST = 'shop.noor.example'
const PLATFORM = 'http://localhost:4321'

/** A Premium shop on a platform that offers domains, and DNS records that a test sets. */
const openShop = async () => {
  const shop = await openOrderingShop('default', { DOMAINS_TARGET, PUBLIC_ORIGIN: PLATFORM })
  const { app, seller, store } = shop
  const { records, ...domains } = fakeDomains()
  Object.assign(app.deps, { domains })
  const ask = async (method: string, path = '', json?: unknown) => {
    const answer = await seller(method, `/domain${path}`, json)
    return { status: answer.status, body: await answer.json() }
  }
  const visit = (path: string, host = HOST, method = 'GET') =>
    app.app.request(`https://${host}${path}`, { method, headers: { host } })
  const claim = async (host = HOST) => {
    const { body } = await ask('PUT', '', { host })
    return body.domain.proof.text as string
  }
  const point = (text: string, host = HOST) => {
    records.texts.set(`${PROOF_NAME}.${host}`, ['v=spf1 -all', text])
    records.addresses.set(host, ['203.0.113.7'])
  }
  /** Leads the domain here, with a certificate. */
  const serve = async () => {
    point(await claim())
    records.answered.add(HOST)
    await checkDomain(app.deps, store.id)
    await app.settled()
  }
  /** Lets the time until the next check pass, which is at most `hours`. */
  const look = async (hours: number) => {
    const latest = new Date(app.deps.clock.now().getTime() + hours * 3_600_000).toISOString()
    const due = app.deps.db.updateTable('store_domains').set({ next_check_at: '2000' })
    expect((await due.where('next_check_at', '<=', latest).executeTakeFirst()).numUpdatedRows).toBe(1n)
    const loop = startDomainChecks(app.deps, { poll: false })
    await loop.idle()
    await loop.stop()
    await app.settled()
  }
  return { ...shop, records, ask, visit, claim, point, serve, look }
}

test('a domain goes from its records to its certificate to the shop, step by step', async () => {
  const { app, records, ask, claim, point, visit } = await openShop()
  expect((await ask('GET')).body).toEqual({ target: DOMAINS_TARGET, allowed: true, domain: null })
  const text = await claim('https://Shop.Noor.example/')
  const state = async () => {
    const { host, state, problem } = (await ask('POST', '/check')).body.domain
    return { host, state, problem }
  }
  expect(await state()).toEqual({ host: HOST, state: 'pending', problem: 'no proof' })
  expect((await visit('/')).status).toBe(421)

  records.texts.set(`${PROOF_NAME}.${HOST}`, [text])
  records.addresses.set(HOST, ['203.0.113.7', '198.51.100.1'])
  expect(await state()).toMatchObject({ state: 'pending', problem: 'points elsewhere' })
  const certificate = () => app.app.request(`${PLATFORM}/api/domains/ask?domain=${HOST}`)
  expect((await certificate()).status).toBe(404)

  point(text)
  expect(await state()).toMatchObject({ state: 'verified', problem: 'no certificate' })
  expect((await certificate()).status).toBe(200)
  expect((await visit('/.well-known/whatsstore')).status).toBe(204)
  // Links that were sent too early find the shop and the order where they are.
  expect((await visit('/o/x?a=1')).headers.get('location')).toBe(`${PLATFORM}/o/x?a=1`)
  const early = await visit('/p/glass-ibanglesi/')
  expect([early.status, early.headers.get('location')]).toEqual([302, `${PLATFORM}/store/noor/p/glass-ibanglesi/`])

  records.answered.add(HOST)
  expect(await state()).toMatchObject({ state: 'serving', problem: null })
  await app.settled()
  const home = await visit('/')
  expect(home.status).toBe(200)
  expect(await home.text()).toContain(`<link rel="canonical" href="https://${HOST}/"`)
})

test('at its domain the shop is whole, and its old addresses lead there', async () => {
  const { app, product, serve, visit, order, records } = await openShop()
  const before = await order()
  await serve()
  expect(records.answered.size).toBe(1)
  const home = await (await visit('/')).text()
  const path = /href="(\/p\/[^"#]+)/.exec(home)?.[1] ?? ''
  expect(path).toMatch(/^\/p\/[a-z0-9-]+\/$/)
  expect(home).not.toContain('/store/noor')
  const page = await (await visit(path)).text()
  expect(page).toContain(`"url":"https://${HOST}${path}"`)
  expect(page).toContain('"apiOrigin":""')
  for (const file of ['/sitemap.xml', '/robots.txt'])
    expect(await (await visit(file)).text()).toContain(`https://${HOST}/`)
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  expect((await visit(asset)).status).toBe(200)

  const moved = await app.app.request(`${PLATFORM}/store/noor${path}?v=1`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `https://${HOST}${path}?v=1`])
  expect(moved.headers.get('cache-control')).toBe('no-cache')
  expect((await visit(`/store/noor${path}`)).headers.get('location')).toBe(path)
  // A private page opens at the domain, whichever link was sent.
  const link = await app.app.request(`${PLATFORM}${before.path}`)
  expect([link.status, link.headers.get('location')]).toEqual([302, `https://${HOST}${before.path}`])
  expect(await (await visit(before.path)).text()).toContain(before.id)

  const placed = await app.app.request(`https://${HOST}/api/orders`, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json' },
    body: JSON.stringify({
      store_slug: 'noor',
      buyer_name: 'Ayesha Khan',
      buyer_phone: '0300 7654399',
      delivery_address: 'House 5, Street 9, Gulberg III',
      items: [{ product_id: product.id, quantity: 1 }],
    }),
  })
  expect(placed.status).toBe(201)
  // Nothing of the platform itself: no dashboard, no sign-in, no other calls.
  for (const other of ['/dashboard/', '/auth/', '/api/stores/noor', '/layout-test', '/store/other/']) {
    expect((await visit(other)).status, other).not.toBe(200)
  }
  expect((await visit('/api/auth/login', HOST, 'POST')).status).toBe(404)
  expect(await (await app.app.request(`${PLATFORM}/sitemap-stores.xml`)).text()).not.toContain('noor')
})

test('a host that nobody proved is answered 421, on every path', async () => {
  const { serve, visit, app } = await openShop()
  await serve()
  for (const path of ['/', '/dashboard/', '/api/orders', '/store/noor/', '/assets/x.js', '/o/x']) {
    expect((await visit(path, 'evil.example')).status, path).toBe(421)
  }
  // The domain is no shop's slug.
  expect((await app.app.request(`${PLATFORM}/store/${HOST}/`)).status).toBe(404)
})

test('a domain whose records are gone is left within a day, and its owner is told; a silent name server proves nothing', async () => {
  const { app, serve, records, look, visit, ask } = await openShop()
  await serve()
  records.away = true
  await look(6)
  expect((await visit('/')).status).toBe(200)

  records.away = false
  records.texts.clear()
  await look(1)
  expect((await visit('/')).status).toBe(200)
  await look(1)
  expect((await visit('/')).headers.get('location')).toBe(`${PLATFORM}/store/noor/`)
  expect((await ask('GET')).body.domain).toMatchObject({ state: 'error', problem: 'no proof' })
  expect((await app.app.request(`${PLATFORM}/store/noor/`)).status).toBe(200)
  const mails = await app.deps.db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute()
  expect(mails).toContainEqual({
    recipient: 'noor@seller.example',
    subject: `Your address ${HOST} does not work any more`,
  })
  // No certificate is made or renewed for it.
  expect((await app.app.request(`${PLATFORM}/api/domains/ask?domain=${HOST}`)).status).toBe(404)
})

test('nobody takes a domain that another shop serves, even with a record of their own', async () => {
  const { app, serve, visit, records } = await openShop()
  await serve()
  const rival = await insertTestStore(app, 'rival')
  const authorization = `Bearer ${await startSession(app.deps.db, app.deps.clock, rival.user_id)}`
  const claim = await app.app.request('/api/domain', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ host: HOST }),
  })
  const { domain } = (await claim.json()) as { domain: { proof: { text: string } } }
  records.texts.get(`${PROOF_NAME}.${HOST}`)?.push(domain.proof.text)
  const again = await app.app.request('/api/domain/check', { method: 'POST', headers: { authorization } })
  expect((await again.json()).domain).toMatchObject({ state: 'pending', problem: 'taken' })
  await app.settled()
  expect(await (await visit('/')).text()).toContain('Store noor')
})

test('an owner who signed in long ago types her password before she chooses a domain, and is told by mail', async () => {
  const { app, ask, claim } = await openShop()
  await claim()
  const mails = await app.deps.db.selectFrom('mail_outbox').select('subject').execute()
  expect(mails).toContainEqual({ subject: `Store noor gets the address ${HOST}` })
  await app.deps.db.updateTable('sessions').set({ password_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await ask('PUT', '', { host: 'shop.thief.example' })).status).toBe(403)
})

test('a domain that served for months is looked for again, not given up at its first hiccup', async () => {
  const { app, serve, records, look, ask, visit } = await openShop()
  await serve()
  await app.deps.db.updateTable('store_domains').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
  records.answered.clear()
  await look(6)
  await look(1)
  expect((await visit('/')).headers.get('location')).toBe(`${PLATFORM}/store/noor/`)
  for (let hour = 0; hour < 3; hour++) await look(1)
  expect((await ask('GET')).body.domain).toMatchObject({ state: 'verified', problem: 'no certificate' })
  records.answered.add(HOST)
  await look(1)
  expect((await visit('/')).status).toBe(200)
})

test('a mistake in the operator’s own records sends no shop away, a day without any answer does', async () => {
  const { serve, records, look, visit } = await openShop()
  await serve()
  records.addresses.set(DOMAINS_TARGET, [])
  await look(6)
  for (let hour = 1; hour < 23; hour++) await look(1)
  expect((await visit('/')).status).toBe(200)
  await look(1)
  expect((await visit('/')).headers.get('location')).toBe(`${PLATFORM}/store/noor/`)
})

test.each([
  '/store/x//evil.example/a',
  '/store/x/%5Cevil.example',
  '/store/x/%2F%2Fevil.example',
  '/store//evil.example',
])('a path cannot lead from a shop’s domain to another host: %s', async (path) => {
  const { serve, visit } = await openShop()
  await serve()
  const location = (await visit(path)).headers.get('location') ?? '/'
  expect(new URL(location, `https://${HOST}/store/x`).host).toBe(HOST)
})

test('leaving a domain, losing Premium and a new address each bring the shop back to the platform', async () => {
  const { app, serve, visit, ask, look, store } = await openShop()
  await serve()
  expect((await ask('DELETE')).status).toBe(200)
  await app.settled()
  expect((await visit('/')).status).toBe(421)
  expect((await app.app.request(`${PLATFORM}/store/noor/`)).status).toBe(200)

  await serve()
  expect((await visit('/')).status).toBe(200)
  await app.deps.db.updateTable('users').set({ plan: 'free' }).where('id', '=', store.user_id).execute()
  await look(6)
  expect((await visit('/')).headers.get('location')).toBe(`${PLATFORM}/store/noor/`)
  expect((await ask('PUT', '', { host: 'other.noor.example' })).status).toBe(403)

  await app.deps.db.updateTable('users').set({ plan: 'paid' }).where('id', '=', store.user_id).execute()
  await look(1)
  expect((await visit('/')).status).toBe(200)
})

test.each([
  'whatsst0re.example',
  'whats-store.example.pk',
  'pay.whatsstore.example',
  DOMAINS_TARGET,
  `a.${DOMAINS_TARGET}`,
])('a name that passes for the platform’s is refused: %s', async (host) => {
  const { ask } = await openShop()
  const { status, body } = await ask('PUT', '', { host })
  expect(status).toBe(422)
  expect(body.detail).toBe('This address looks like ours. Please choose another.')
})

test('a suspended shop is at its domain no more, and is not sent in circles', async () => {
  const { app, serve, visit, store } = await openShop()
  await serve()
  const now = new Date().toISOString()
  await app.deps.db.updateTable('stores').set({ suspended_at: now }).where('id', '=', store.id).execute()
  await app.deps.db.transaction().execute((trx) => enqueueRepublish(trx, app.deps.clock, [store.id], {}))
  await app.settled()
  expect((await visit('/')).status).toBe(404)
})
