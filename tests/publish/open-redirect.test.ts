import { expect, test } from 'vitest'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

const EVIL = ['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', 'https:evil.example']
const HIDDEN = ['%2f%2fevil.example', '%5cevil.example', '%0d%0alocation:%20https://evil.example', '..//evil.example']
const STARTS = ['/store/first/', '/first/', '/store/first', '/']

/** Paths of a moved store, of no store and of the platform, with an address elsewhere in them. */
const paths = [
  ...STARTS.flatMap((start) => [...EVIL, ...HIDDEN].map((end) => start + end)),
  '/store/first/?next=https://evil.example',
  '/auth?next=//evil.example',
  '/auth/verify?redirect=https://evil.example',
  '/store/first@evil.example/',
]

test(`threat 37: ${paths.length} addresses lead nowhere but to this shop`, async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'first')
  await changeStore(app.deps, new Set(), store, { custom_slug: 'second' })
  await app.settled()
  const origin = 'http://localhost'
  let redirects = 0
  for (const path of paths) {
    const answer = await app.app.request(`${origin}${path}`, { headers: { 'x-forwarded-host': 'evil.example' } })
    const location = answer.headers.get('location')
    if (location === null) continue
    redirects++
    const target = new URL(location, `${origin}${path}`)
    expect(target.origin, path).toBe(origin)
    expect(location, path).toMatch(/^\/store\/second\//)
  }
  expect(redirects).toBeGreaterThan(10)
})

test('what no header can hold, below a former address, leads on as it came', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'first')
  await changeStore(app.deps, new Set(), store, { custom_slug: 'second' })
  await app.settled()
  for (const end of ['%0d%0aa:b', '%00', '%0A', 'p/%0d%0a/', '%e2%80%a8', '%ff', '%']) {
    for (const start of ['/store/first/', '/first/']) {
      const answer = await app.app.request(`http://localhost${start}${end}`)
      expect([start + end, answer.status, answer.headers.get('location')]).toEqual([
        start + end,
        302,
        `/store/second/${end}`,
      ])
      expect(answer.headers.get('a')).toBe(null)
    }
  }
})
