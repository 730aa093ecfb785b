import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eraseCustomer } from '#server/modules/selling/customers/customers.service.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const photo = async (color: string) =>
  new File(
    [
      await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
        .jpeg()
        .toBuffer(),
    ],
    'a.jpg',
  )

/** A published shop that asks for reviews, and a buyer whose order was delivered. */
const setUp = async () => {
  const shop = await openOrderingShop()
  const { app, seller, product, order, move } = shop
  const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>
  const on = (value = true) => seller('PUT', '/reviews', { on: value })
  await on()
  const deliver = async (change: Record<string, unknown> = {}) => {
    const placed = await order(change)
    await move(placed.id, 'Confirmed', 'Shipped', 'Delivered')
    return placed
  }
  const review = (path: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ product: product.id, ...fields })) body.set(name, value)
    return app.app.request(`${path}/review`, { method: 'POST', body })
  }
  const page = async (path = '') => {
    await app.images.idle()
    await app.settled()
    const answer = await app.get(`/store/noor/${path}`)
    return answer.status === 200 ? answer.text() : String(answer.status)
  }
  const productPage = () => page('p/glass-i-bangles-i/')
  const list = async () => json(await seller('GET', '/reviews')) as Promise<{ reviews: Record<string, unknown>[] }>
  return { ...shop, json, on, deliver, review, page, productPage, list }
}

const said = (html: string) =>
  (/<section class="wrap reviews".*?<\/section>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a buyer reviews what was delivered: it is on the product’s page, the home page and the page of all', async () => {
  const { app, order, move, deliver, review, page, productPage, list } = await setUp()
  expect(await productPage()).not.toContain('reviews')
  const early = await order()
  expect((await review(early.path, { stars: '5' })).status).toBe(409)
  await move(early.id, 'Confirmed', 'Shipped')
  expect((await review(early.path, { stars: '5' })).status).toBe(409)
  const { path } = await deliver({ buyer_phone: '0300 1111111' })
  expect(await (await app.get(path)).text()).toContain('How was it?')
  expect((await review(path, { stars: '4', words: 'Lovely colors', image: await photo('red') })).status).toBe(303)
  const html = await productPage()
  expect(said(html)).toMatch(/^What buyers say ★ 4.0 from 1 review ★★★★☆ Ayesha , \d+ \w+ \d{4} Lovely colors$/)
  expect(html).toMatch(/<img src="\/media\/[\w-]+\/[\w-]+\/320\.webp"/)
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.0","reviewCount":1}')
  expect(html).toContain('<a href="#reviews">★ 4.0 from 1 review</a>')
  expect(said(await page())).toContain('Lovely colors')
  expect(await page('reviews/')).toContain('Lovely colors')
  expect(await page('sitemap.xml')).toContain('/store/noor/reviews/')
  expect(await page('r/glass-i-bangles-i/')).toContain('Lovely colors')
  expect((await list()).reviews).toMatchObject([{ stars: 4, words: 'Lovely colors', name: 'Ayesha', hidden: null }])
})

test('one of each buyer for a product: a second review takes the place of the first, for thirty days', async () => {
  const { app, deliver, review, productPage, list } = await setUp()
  const first = await deliver()
  await review(first.path, { stars: '1', words: 'Late', image: await photo('red') })
  await app.settled()
  await review(first.path, { stars: '5', words: 'Came after all', remove_image: 'yes' })
  const told = async () => (await app.deps.db.selectFrom('notifications').selectAll().execute()).length
  const before = await told()
  await review(first.path, { stars: '5', words: 'Came after all' })
  expect(await told()).toBe(before)
  expect(said(await productPage())).toMatch(/★ 5.0 from 1 review .*Came after all/)
  expect(await app.deps.db.selectFrom('images').select('id').where('role', '=', 'review').execute()).toEqual([])
  await app.deps.db.updateTable('reviews').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await review(first.path, { stars: '2' })).status).toBe(409)
  const second = await deliver()
  expect((await review(second.path, { stars: '3', words: 'The second set was thinner' })).status).toBe(303)
  expect((await list()).reviews).toMatchObject([{ stars: 3, order_id: second.id }])
  expect((await review(first.path, { stars: '1' })).status).toBe(409)
})

test('the seller answers, and hides words with a reason; stars stay, and words stay the buyer’s', async () => {
  const { seller, deliver, review, page, productPage, list, json } = await setUp()
  const { path } = await deliver()
  await review(path, { stars: '1', words: 'You thieves' })
  const [{ id, updated_at }] = (await list()).reviews as [{ id: string; updated_at: string }]
  const change = (body: object) => seller('PUT', `/reviews/${id}`, body)
  expect((await change({ answer: 'We are sorry', stars: 5, words: 'Great' })).status).toBe(200)
  expect(said(await productPage())).toMatch(/★ 1.0 from 1 review .*You thieves The shop: We are sorry$/)
  await review(path, { stars: '2', words: 'You thieves' })
  const stale = await json(await seller('PUT', `/reviews/${id}`, { hidden: 'insulting' }))
  expect(stale).toMatchObject({ review: { hidden: 'insulting', stars: 2 } })
  expect(updated_at).not.toBe((stale.review as { updated_at: string }).updated_at)
  expect(said(await productPage())).toBe('What buyers say ★ 2.0 from 1 review')
  const all = await page('reviews/')
  expect(all).toContain('Hidden by the shop: insulting words')
  expect(all).not.toContain('thieves')
  await change({ hidden: null })
  expect(said(await productPage())).toContain('You thieves')
})

test('threat 76: no words, name or image of a review becomes markup or a script', async () => {
  const { app, deliver, review, page, productPage } = await setUp()
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} ]]> " onfocus="alert(1)'
  const { path } = await deliver({ buyer_name: '<svg/onload=alert(1)>' })
  expect((await review(path, { stars: '5', words: hostile })).status).toBe(303)
  for (const html of [await productPage(), await page(), await page('reviews/'), await (await app.get(path)).text()]) {
    expect(html).not.toMatch(/<img src=x|<script>alert|<svg\/onload|" onfocus="alert/)
  }
  const image = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.png')
  const refused = await review(path, { stars: '5', image })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Images must be PNG, JPG or WebP')
  const large = await review(path, { stars: '5', image: new File([new Uint8Array(3_000_000)], 'a.jpg') })
  expect(large.status).toBe(413)
  expect(await large.text()).toMatch(/How was it\?.*Images must be at most 2 MB/)
})

test('threat 77: reviews cannot be written without the link, for other products, or without end', async () => {
  const { app, deliver, review, list, seller, on } = await setUp()
  const { path } = await deliver()
  expect((await review(`${path.slice(0, -1)}x`, { stars: '5' })).status).toBe(404)
  for (const stars of ['0', '6', '', '4.5', 'many']) {
    const wrong = await review(path, { stars })
    expect([stars, wrong.status]).toEqual([stars, 422])
    expect(await wrong.text()).toContain('Choose one to five stars')
  }
  expect((await review(path, { stars: '5', product: 'another' })).status).toBe(422)
  expect((await review(path, { stars: '5', words: 'x'.repeat(501) })).status).toBe(422)
  // Two at once are read, ten wait.
  const atOnce = await Promise.all(Array.from({ length: 14 }, () => review(path, { stars: '5' })))
  expect(atOnce.filter(({ status }) => status === 429)).toHaveLength(2)
  const statuses = new Set<number>()
  for (let sent = 0; sent < 35; sent++) statuses.add((await review(path, { stars: '5' })).status)
  expect([...statuses]).toEqual([303, 429])
  expect((await list()).reviews).toHaveLength(1)
  await on(false)
  expect((await review(path, { stars: '5' })).status).toBe(409)
  await app.settled()
  expect((await app.get('/store/noor/reviews/')).status).toBe(404)
  expect((await seller('GET', '/reviews')).status).toBe(200)
})

test('an erased buyer leaves the stars; a product that is removed takes its reviews and their images', async () => {
  const { app, store, seller, product, deliver, review, productPage } = await setUp()
  const { path } = await deliver()
  await review(path, { stars: '4', words: 'I live at House 5', image: await photo('red') })
  await app.settled()
  const { id } = await app.deps.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
  await eraseCustomer(app.deps, store, id)
  expect(said(await productPage())).toMatch(/★ 4.0 from 1 review ★★★★☆ A buyer , \d+ \w+ \d{4}$/)
  const other = await deliver({ buyer_phone: '0300 2222222' })
  await review(other.path, { stars: '4', image: await photo('blue') })
  await seller('DELETE', `/products/${product.id}`)
  await app.settled()
  expect(await app.deps.db.selectFrom('reviews').select('id').execute()).toEqual([])
  expect(await app.deps.db.selectFrom('images').select('id').where('role', '=', 'review').execute()).toEqual([])
})

test('the page of a product’s reviews has those that the shop’s newest push off the page of all', async () => {
  const { app, store, deliver, review, page, productPage } = await setUp()
  const { path } = await deliver()
  await review(path, { stars: '5', words: 'The very first' })
  const first = await app.deps.db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow()
  const later = Array.from({ length: 200 }, (_, at) => ({
    ...first,
    id: `${first.id}-${at}`,
    customer_id: null,
    words: `Later ${at}`,
    created_at: new Date(Date.parse(first.created_at) + (at + 1) * 1000).toISOString(),
  }))
  for (let at = 0; at < 200; at += 50)
    await app.deps.db
      .insertInto('reviews')
      .values(later.slice(at, at + 50))
      .execute()
  await review(path, { stars: '4', words: 'The very first' })
  expect(said(await productPage())).toMatch(/★ 5.0 from 201 reviews .*Later 199 .*Later 198 .*Later 197$/)
  expect(await productPage()).toContain(`href="/store/${store.store_slug}/r/glass-i-bangles-i/"`)
  expect(await page('reviews/')).not.toContain('The very first')
  const all = await page('r/glass-i-bangles-i/')
  expect(all.match(/class="stars" role="img"/g)).toHaveLength(201)
  expect(all).toContain('The very first')
})
