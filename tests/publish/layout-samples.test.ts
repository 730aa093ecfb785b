import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPublishingApp, type PublishingApp } from '../support/apps/publishing-app.ts'
import { dumpDatabase } from '../support/calls/every-call.ts'

const open = () => createPublishingApp({ threads: false })

/** Addresses of this site that a page names, without what follows `#`. */
const addressesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g), ...html.matchAll(/srcset="([^ "]+) /g)].map(([, to = '']) => to),
  ),
]

/** Every page of a layout's sample, found by following links from its home. */
const walk = async (app: PublishingApp, layout: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const waiting = [`/layout-test/${layout}/`]
  for (const path of waiting) {
    const html = await (await app.get(path)).text()
    found.set(path, html)
    for (const to of addressesIn(html)) {
      if (to.startsWith(`/layout-test/${layout}/`) && !waiting.includes(to)) waiting.push(to)
    }
  }
  return found
}

test.each([...layouts.keys()])(
  'layout %s: home, categories and products of the sample shop, and every link of them answers',
  async (layout) => {
    const app = await open()
    const pages = await walk(app, layout)
    const paths = [...pages.keys()]
    expect(paths.filter((path) => path.includes('/p/'))).toHaveLength(9)
    expect(paths.filter((path) => path.includes('/c/'))).toHaveLength(3)
    for (const to of new Set([...pages.values()].flatMap(addressesIn))) {
      const answer = await app.get(to)
      expect([to, answer.status]).toEqual([to, 200])
    }
    for (const html of pages.values()) {
      expect(html).toContain(`data-layout="${layout}"`)
      expect(html).toContain('data-mode="sample"')
      expect(html).toContain('Nothing can be ordered here')
      expect(html).toContain('<meta name="robots" content="noindex">')
    }
  },
)

test('threat 44: nothing of a sample leads to a chat, a call or a mail, and no look at one reads a store or writes anything', async () => {
  const app = await open()
  const before = await dumpDatabase(app.deps.db)
  for (const layout of layouts.keys()) {
    for (const html of (await walk(app, layout)).values()) {
      expect(html).not.toMatch(/href="(?:https:\/\/wa\.me|tel:|mailto:)/)
      expect(html).toContain('href="#sample"')
      expect(html).toContain('id="sample"')
    }
  }
  expect(await dumpDatabase(app.deps.db)).toEqual(before)
})

test('anybody may look, no search engine lists it, and only the test page shows it in a frame', async () => {
  const app = await open()
  const answer = await app.get('/layout-test/luxury/', { 'accept-encoding': 'br' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-security-policy': "frame-ancestors 'self'",
    etag: expect.stringMatching(/^"[\w-]{16}"$/),
    'x-robots-tag': 'noindex',
  })
  const again = await app.get('/layout-test/luxury', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await (await app.get('/layout-test')).text()).toContain('<meta name="robots" content="noindex">')
})

test('a page is rendered once, however often it is asked for at once; one that failed is tried again', async () => {
  const app = await open()
  const { previews } = app.deps
  const render = previews.page
  let rendered = 0
  previews.page = (page) => {
    rendered++
    return rendered === 1 ? Promise.reject(new Error('a thread died')) : render(page)
  }
  expect((await app.get('/layout-test/premium/')).status).toBe(500)
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.get('/layout-test/premium/')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(rendered).toBe(2)
})

test('who has pages made in a circle is refused; those that are kept are still shown', async () => {
  const app = await open()
  app.deps.limits.publicReadByAddress = rateLimit(2, 60, 'Slow down')
  const status = async (path: string) => (await app.get(`/layout-test/${path}`)).status
  expect([await status('premium/'), await status('luxury/'), await status('foodie/')]).toEqual([200, 200, 429])
  expect([await status('premium/'), await status('premium/nothing/')]).toEqual([200, 404])
})

test('what is no layout and no page of one is not found, and nothing is rendered for it', async () => {
  const app = await open()
  app.deps.previews.page = () => Promise.reject(new Error('nobody asked for a page'))
  for (const path of [
    'nobody/',
    'luxury/p/nothing/',
    'luxury/c/',
    'luxury/../../auth',
    'images/vase/x.webp',
    '__proto__/',
    'images/constructor/800.webp',
  ]) {
    expect([path, (await app.get(`/layout-test/${path}`)).status]).toEqual([path, path.endsWith('auth') ? 200 : 404])
  }
})

test('the test page names every layout of the registry with its facts, and what it frames answers', async () => {
  const app = await open()
  const html = await (await app.get('/layout-test')).text()
  for (const { id, displayName, version, industry } of layouts.values()) {
    const section = new RegExp(`<section class="entry" id="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
    for (const fact of [displayName, version, industry.replace('&', '&amp;'), 'Ready']) {
      expect(section, id).toContain(fact)
    }
    for (const feature of layouts.get(id)?.features ?? []) expect(section).toContain(feature)
    for (const to of addressesIn(section)) expect([to, (await app.get(to)).status]).toEqual([to, 200])
  }
})
