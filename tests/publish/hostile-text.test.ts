import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneLine, visibleText } from '#contract/names.ts'
import { plans } from '#contract/plans.ts'
import { LABEL_MAX } from '#contract/products/variants.ts'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { getLayout } from '#layouts/registry.ts'
import { startSession } from '#server/auth/sessions.ts'
import { send, sendJson } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'
import { VOLUME } from '../support/volume.ts'

/** Short enough for every field. Each ends some syntax, or is extremely wide, tall or twisted. */
const texts = [
  'Plain',
  '</script><script>window.pwned=1</script>',
  '"><img src=x onerror=window.pwned=1>',
  ']]>--></style></title><svg onload=pwned=1>',
  "{{constructor.constructor('pwned=1')()}}<%=pwned%>",
  "' autofocus onfocus='pwned=1' onmouseover='pwned=1",
  '\u2028</textarea><iframe src=javascript:top.pwned=1>',
  '\u202e\u2067عمدہ کپڑا\u202e 🧵👗🏽👩‍👩‍👧‍👦 Z\u0335\u0301\u0324\u0352\u0310\u031a\u0317a\u0334\u0346\u0321\u0353\u0318l\u0337\u030d\u032bg\u0336\u0308\u0301\u0328',
  'W'.repeat(5_000),
]

/** The text as long as a field takes it: repeated where there is room, never cut within a character. */
const filling = (text: string, max: number, room = 1) =>
  Array(room)
    .fill(text)
    .join(' ')
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')

/** Two options of a product must differ, and so must two values. */
const hostileOption = (text: string, mark: string) => ({
  name: filling(`${mark}${text}`, LABEL_MAX),
  values: ['1', '2'].map((number) => ({ label: filling(`${number}${text}`, LABEL_MAX), swatch: '#111111' })),
})

let context: BrowserContext
beforeAll(async () => {
  context = await openContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
})
afterAll(closeContexts)

/** Everything a seller can write, through the API as her browser sends it. Returns her token. */
const writeEverything = async (app: PublishingApp, origin: string, slug: string, layout: string, text: string) => {
  const store = await insertTestStore(app, slug)
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const write = async (method: string, path: string, json: unknown) => {
    const { status, body } = await sendJson(method, `${origin}/api${path}`, json, { token })
    expect(status, `${path}: ${JSON.stringify(body)}`).toBeLessThan(300)
    return body
  }
  const rest = filling(text, 100)
  await write('PUT', '/stores/my', {
    name: filling(text, 80),
    bio: filling(text, 160, 3),
    instagram_url: `https://instagram.com/"'><script>pwned=1</script>${rest}`,
    facebook_url: `https://facebook.com/?q='"><img src=x onerror=pwned=1>${rest}`,
  })
  for (const [index, category] of [filling(text, 60), `${filling(text, 59)}2`, filling(text, 60)].entries()) {
    await write('POST', '/products', {
      name: filling(`${index}${text}`, 150, 3),
      description: filling(text, 5_000, 90),
      price: 99_999_999.99,
      category,
      inventory_count: 3 - index,
      ...(index === 1 && { options: [hostileOption(text, 'a'), hostileOption(text, 'b')] }),
    })
  }
  const customizations: Record<string, unknown> = {}
  for (const [key, field] of layoutFields(getLayout(layout))) {
    if (field.pattern === 'url')
      customizations[key] = `https://www.${field.network}.com/"'><script>window.pwned=1</script>`
    else if (field.pattern === 'phone') customizations[key] = '+92 (300) 123.45-67'
    else if (field.type === 'text' || field.type === 'textarea')
      customizations[key] = filling(text, field.maxLength ?? 200, 4)
    else if (field.type === 'array')
      customizations[key] = Array(field.maxItems ?? 8).fill(filling(text, field.maxLength ?? 40))
    else if (field.type === 'boolean') customizations[key] = true
  }
  await write('PUT', '/stores/my/layout-config', { layout, customizations })
  return token
}

const census = () => ({
  pwned: 'pwned' in window,
  wide: document.documentElement.scrollWidth > innerWidth,
  wideDialogs: [...document.querySelectorAll('dialog[open]')].filter(
    (dialog) => dialog.scrollWidth > dialog.clientWidth,
  ).length,
  scripts: document.scripts.length,
  frames: document.querySelectorAll('iframe,object,embed,base,form:not(dialog form)').length,
  handlers: [...document.querySelectorAll('*')].filter((node) =>
    [...node.attributes].some(({ name }) => name.startsWith('on')),
  ).length,
  badLinks: [...document.links].filter((link) => !/^(https?|mailto|tel):$/.test(link.protocol)).length,
  foreignHosts: [...document.links]
    .map((link) => link.hostname)
    .filter(
      (host) => host !== '' && host !== location.hostname && !/^(wa\.me|(www\.)?(instagram|facebook)\.com)$/.test(host),
    ).length,
})
const unharmed = { pwned: false, wide: false, wideDialogs: 0, frames: 0, handlers: 0, badLinks: 0, foreignHosts: 0 }

/** Opens a page that reports whatever ran, was fetched or broke a policy. */
const watchedPage = async () => {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/content security policy|violates|hydrat/i.test(message.text())) problems.push(message.text())
  })
  page.on('popup', (popup) => problems.push(`popup: ${popup.url()}`))
  return { page, problems }
}

/** Everything on a store's home that shows the seller's words after the page has loaded. */
const browseHome = async (page: Page) => {
  const open = page.locator('dialog[open]')
  const quickAdd = page.locator('[data-grid] [data-quick-add]').first()
  if ((await quickAdd.count()) > 0) {
    await quickAdd.click()
    await page.locator('[data-toasts] p').first().waitFor()
  }
  const phone = page.viewportSize()
  // On a phone some layouts have no dialog for a product.
  const opensPages = await page.evaluate(
    () => JSON.parse(document.getElementById('store-data')?.textContent ?? '').pagesBelow > 390,
  )
  if (opensPages) await page.setViewportSize({ width: 800, height: 844 })
  await page.locator('[data-grid] [data-open]:not([tabindex="-1"])').first().click()
  await open.locator('.d-details').waitFor()
  await open.locator('.d-description[aria-busy=false]').waitFor()
  const product = await page.evaluate(census)
  await page.goBack()
  await open.waitFor({ state: 'detached' })
  if (phone) await page.setViewportSize(phone)
  await page.locator('[data-cart-open]').first().click()
  await open.waitFor()
  const cart = await page.evaluate(census)
  await page.goBack()
  await open.waitFor({ state: 'detached' })
  return { product, cart }
}

/** Texts tried in a layout: all in one. The others share its dialogs, and try two. */
const textsOf = (layout: string) =>
  texts.filter((text, index) => index === 0 || layout === 'default' || VOLUME > 1 || /^' auto|^W/.test(text))

/** Layouts of the plans. `tests/layouts/hostile-text.test.ts` tests what surrounds the dialogs in all layouts. */
test.each(plans.paid.layouts)('%s: shows whatever a seller writes as text', async (layout) => {
  const app = await createPublishingApp({ threads: false })
  const origin = await serveApp(app)
  const tried = textsOf(layout)
  for (const [index, text] of tried.entries()) await writeEverything(app, origin, `shop-${index}`, layout, text)
  await app.settled()
  expect(app.outcomes.filter((outcome) => outcome.kind !== 'published')).toEqual([])
  const { page, problems } = await watchedPage()
  const scripts = new Map<string, number>()
  const expectUnharmed = (where: string, text: number, seen: ReturnType<typeof census>) => {
    // The first store's words are plain: no other store may have more or fewer scripts.
    const kind = where.split(' ')[0] ?? ''
    if (text === 0) scripts.set(kind, seen.scripts)
    expect({ where, ...seen }).toEqual({ where, ...unharmed, scripts: scripts.get(kind) })
  }
  for (const index of tried.keys()) {
    const home = `/store/shop-${index}/`
    const sitemap = await send(`${origin}${home}sitemap.xml`)
    const paths = [...sitemap.body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(paths.length).toBeGreaterThanOrEqual(6)
    JSON.parse((await send(`${origin}${home}site.webmanifest`)).body.toString())
    const first = (part: string) => paths.find((path) => path.includes(part))
    const shown = paths.filter((path) => path.includes('/p/'))
    expect(shown).toHaveLength(3)
    for (const [kind, path] of Object.entries({
      home,
      category: first('/c/'),
      ...Object.fromEntries(shown.map((path, number) => [`product${number}`, path])),
      about: first('/about/'),
    })) {
      if (!path) continue
      await page.goto(origin + path)
      await page.waitForSelector('html[data-js]')
      expectUnharmed(`${kind} ${path}`, index, await page.evaluate(census))
      for (const label of await page.locator('[data-choice] label:visible').all()) await label.click()
      expectUnharmed(`${kind} ${path}`, index, await page.evaluate(census))
      if (kind !== 'home') continue
      const used = await browseHome(page)
      expectUnharmed(`productDialog ${path}`, index, used.product)
      expectUnharmed(`cart ${path}`, index, used.cart)
    }
  }
  expect(problems).toEqual([])
  await page.close()
})

test('whatever a buyer writes comes back as JSON text', async () => {
  const app = await createPublishingApp({ threads: false })
  const origin = await serveApp(app)
  const token = await writeEverything(app, origin, 'noor', 'default', 'Plain')
  await app.settled()
  const [product] = await app.deps.db
    .selectFrom('product_variants')
    .select('id')
    .where('inventory_count', '=', 3)
    .execute()
  await app.deps.db.updateTable('product_variants').set({ inventory_count: 1_000 }).execute()
  const { page, problems } = await watchedPage()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
  for (const [index, text] of texts.slice(1).entries()) {
    const written = {
      buyer_name: filling(text, 100).trim(),
      delivery_address: filling(text, 500, 10).trim(),
      order_notes: filling(text, 1_000, 20).trim(),
    }
    const placed = await sendJson('POST', `${origin}/api/orders`, {
      items: [{ product_id: product?.id, quantity: 1 }],
      buyer_phone: `0300${String(index).padStart(7, '0')}`,
      ...written,
    })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    expect(placed.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const address = `${origin}/api/orders/${placed.body.order_id}`
    const read = await send(address, { headers: { authorization: `Bearer ${token}` } })
    expect(JSON.parse(read.body.toString())).toMatchObject({
      buyer_name: oneLine(written.buyer_name).trim(),
      delivery_address: visibleText(written.delivery_address).trim(),
      order_notes: visibleText(written.order_notes).trim(),
    })
    // Opened as a page, as a seller may do by mistake, it is shown and nothing in it runs.
    await page.goto(address)
    await expect
      .poll(() => page.evaluate(() => [document.contentType, document.scripts.length, 'pwned' in window]))
      .toEqual(['application/json', 0, false])
  }
  await page.close()

  const { page: shop, problems: shopProblems } = await watchedPage()
  await shop.goto(`${origin}/store/noor/`)
  await shop.waitForSelector('html[data-js]')
  await shop.locator('[data-grid] [data-order]').first().click()
  await shop.getByLabel('Full Name').fill(texts[2] ?? '')
  await shop.getByLabel('Phone').fill('0300 1234567')
  await shop.getByLabel('Delivery Address').fill(texts[1] ?? '')
  await shop.locator('dialog[open] [type=submit]').click()
  await shop.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await expect.poll(() => shop.evaluate(census)).toMatchObject(unharmed)
  expect([...problems, ...shopProblems]).toEqual([])
})
