import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addProduct, addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'

const image = async (width = 1200, height = 900, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
          .toFormat(format)
          .toBuffer(),
      ),
    ],
    'photo.bin',
  )

const form = {
  name: 'Khussa',
  description: 'Hand stitched',
  price: '2450.50',
  category: 'Khussa',
  inventory_count: '3',
}

test('a product with photos: taken, processed, ready', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const created = await app.call('POST', '/products', {
    token,
    form: { ...form, images: [await image(), await image(600, 800, 'png')] },
  })
  expect(created).toMatchObject({
    status: 201,
    body: { slug: 'khussa', price: 2450.5, inventory_count: 3, stock_status: 'low_stock', image_url: null },
  })
  const status = async () => (await app.call('GET', `/products/${created.body.id}/image-status`)).body
  expect(await status()).toEqual({ status: 'processing', processing_complete: false })
  await app.images.idle()
  expect(await status()).toEqual({ status: 'ready', processing_complete: true })
  const { body } = await app.call('GET', `/products/${created.body.id}`)
  expect(body.images).toHaveLength(2)
  expect(body.image_url).toMatch(/^\/media\/[\w-]+\/[\w-]+\/800\.webp$/)
  const file = join(app.deps.media.servedFrom, body.image_url.replace('/media/', ''))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 })
  expect(body.images[1].url).toMatch(/\/600\.webp$/)
})

test('a phone photo is turned upright and loses where it was taken', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const sideways = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2e86c1' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'the place where I live' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const created = await app.call('POST', '/products', {
    token,
    form: { ...form, images: [new File([new Uint8Array(sideways)], 'IMG_1.JPG')] },
  })
  await app.images.idle()
  const { body } = await app.call('GET', `/products/${created.body.id}`)
  for (const ending of ['webp', 'jpg']) {
    const file = join(app.deps.media.servedFrom, body.image_url.replace('/media/', '').replace('webp', ending))
    const metadata = await sharp(file).metadata()
    expect([metadata.width, metadata.height]).toEqual([400, 800])
    expect(metadata.exif).toBeUndefined()
  }
})

test('threats 5 and 26: checks uploads by their content, not their name', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const column = await sharp({ create: { width: 1, height: 70_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files: [string, string | Uint8Array, string][] = [
    ['script.jpg', '<script>alert(1)</script>', 'Images must be PNG, JPG or WebP'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'Images must be PNG, JPG or WebP'],
    ['page.webp', '<!doctype html>', 'Images must be PNG, JPG or WebP'],
    ['empty.jpg', '', 'The image is empty'],
    ['huge.jpg', new Uint8Array(2 * 1024 * 1024 + 1), 'Images must be at most 2 MB'],
    [
      'broken.png',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
      'The image could not be read',
    ],
    // Few pixels, but more rows than any camera makes: expensive to decode.
    ['column.png', new Uint8Array(column), 'The image is too large. Please save it smaller and try again.'],
  ]
  for (const [name, content, detail] of files) {
    const image = new File([content as string], name, { type: 'image/jpeg' })
    const answer = await app.call('POST', '/products', { token, form: { ...form, images: image } })
    expect(answer, name).toMatchObject({ status: 422, body: { detail } })
  }
  const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(
    await app.call('POST', '/products', {
      token,
      form: { ...form, images: new File([new Uint8Array(bomb)], 'bomb.png') },
    }),
  ).toMatchObject({ status: 422, body: { detail: 'Images must be at most 24 megapixels' } })
  expect(await app.db.selectFrom('products').select('id').execute()).toEqual([])
  expect(await app.db.selectFrom('images').select('id').execute()).toEqual([])
})

test('a product sent again under its key is made once', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const photo = await image(60, 40)
  const send = (change: Record<string, string> = {}, images = photo, key = 'key-of-one-product') =>
    app.call('POST', '/products', { token, form: { ...form, ...change, images }, headers: { 'idempotency-key': key } })
  const [first, ...more] = [...(await Promise.all([send(), send()])), await send()]
  expect([first, ...more].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(more.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id])
  const replayed = [first, ...more].filter(({ headers }) => headers.get('idempotent-replayed') === 'true')
  expect(replayed).toHaveLength(2)
  const detail = 'This product was already added, as you first sent it. Please edit it in the list.'
  expect(await send({ price: '1' })).toMatchObject({ status: 409, body: { detail } })
  expect((await send({}, await image(61, 40))).status).toBe(409)
  expect((await send({}, photo, 'short')).status).toBe(422)
  expect(await app.db.selectFrom('images').select('product_id').execute()).toEqual([{ product_id: first.body.id }])

  // A key of another product or store, or none at all, changes nobody's product.
  const rival = await addStore(app, 'rival')
  const others = [
    await send({}, photo, 'key-of-another'),
    await app.call('POST', '/products', { token, form }),
    await app.call('POST', '/products', {
      token: rival.token,
      form,
      headers: { 'idempotency-key': 'key-of-one-product' },
    }),
  ]
  expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(4)
  // A plan that is full by now still accepts a product that was added before.
  while ((await app.call('POST', '/products', { token, form })).status === 201);
  expect((await send()).body.id).toBe(first.body.id)
})

test('supplied images replace all; files beyond the fifth are ignored', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const small = await image(50, 50)
  const { body } = await app.call('POST', '/products', { token, form: { ...form, images: Array(7).fill(small) } })
  expect(body.images).toHaveLength(5)
  const changed = await app.call('PUT', `/products/${body.id}`, { token, form: { images: small } })
  expect(changed.body.images).toHaveLength(1)
  expect(changed.body.name).toBe('Khussa')
})

test('pictures are kept, moved, added and removed by their ids', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const { body } = await app.call('POST', '/products', {
    token,
    form: { ...form, images: [await image(50, 50), await image(60, 60)] },
  })
  await app.images.idle()
  const put = (change: Record<string, unknown>) => app.call('PUT', `/products/${body.id}`, { token, json: change })
  const ids = (answer: { body: { images: { id: string }[] } }) => answer.body.images.map(({ id }) => id)
  const [first, second] = ids({ body })

  const moved = await put({ images: [second, first] })
  expect(ids(moved)).toEqual([second, first])
  expect(moved.body.images[0]).toMatchObject({ status: 'ready', thumbnail_url: expect.stringMatching(/60\.webp$/) })
  const data = new FormData()
  data.append('images', await image(70, 70))
  data.append('images', first ?? '')
  const answer = await app.app.request(`/api/products/${body.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: data,
  })
  const mixed = (await answer.json()) as Parameters<typeof ids>[0]['body']
  expect(ids({ body: mixed })[1]).toBe(first)
  expect(mixed.images).toHaveLength(2)

  // An image that could not be read is tried once more when it stays.
  await app.images.idle()
  await app.db
    .updateTable('images')
    .set({ status: 'failed' })
    .where('id', '=', first ?? '')
    .execute()
  expect((await put({ images: [first] })).body.images[0].status).toBe('processing')
  await app.images.idle()
  expect((await app.call('GET', `/products/${body.id}/image-status`)).body.status).toBe('ready')

  expect(await put({ images: [second] })).toMatchObject({ status: 422, body: { detail: 'Images must be files' } })
  expect((await put({ images: '' })).body.images).toEqual([])
})

test("returns totals and the plan's limits", async () => {
  const app = await createTestApp()
  const { token, user } = await addStore(app)
  await addProduct(app, token, { category: 'Shawls' })
  await addProduct(app, token, { category: 'Bangles' })
  const read = async () => (await app.call('GET', '/products/overview', { token })).body
  expect(await read()).toEqual({ total: 2, limit: 5, categories: ['Bangles', 'Shawls'] })
  await app.db.updateTable('users').set({ plan: 'paid' }).where('id', '=', user.id).execute()
  expect((await read()).limit).toBe(100)
})

test('each invalid field has a message; numbers are parsed as typed in the form', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const refused = async (change: Record<string, unknown>, detail: string) =>
    expect(await app.call('POST', '/products', { token, json: { ...form, ...change } })).toMatchObject({
      status: 422,
      body: { detail },
    })
  await refused({ name: '' }, 'Product name is required')
  await refused({ description: undefined }, 'Product description is required')
  await refused({ price: '' }, 'Product price is required')
  await refused({ price: undefined }, 'Product price is required')
  await refused({ category: ' ' }, 'Product category is required')
  for (const price of [-1, '1.234', 0.001, '1e5', 'abc']) {
    await refused({ price }, 'Price must be an amount of 0 or more with at most two decimals')
  }
  for (const price of [1e8, 1e12, '100000000']) await refused({ price }, 'Price must be at most 99,999,999.99')
  await refused({ inventory_count: -1 }, 'Inventory must be a whole number from 0 to 1000000')
  const { body } = await app.call('POST', '/products', { token, json: { ...form, inventory_count: 'many' } })
  expect(body).toMatchObject({ inventory_count: 0, stock_status: 'out_of_stock' })
})

test('threat 19: the free plan ends at five, also for twenty at once; a paid one goes on', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  for (let count = 0; count < 4; count++) await addProduct(app, token)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call('POST', '/products', { token, json: { ...form } })),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.find((answer) => answer.status === 403)
  expect(refused?.body.detail).toBe(
    "You've reached the 5-product limit for free accounts. Upgrade to add more products.",
  )
  const paid = await addStore(app, 'paid', { plan: 'paid' })
  for (let count = 0; count < 6; count++) await addProduct(app, paid.token)
})

test('threat 4: stock, deletion and change are the owner’s alone', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const rival = await addStore(app, 'rival')
  const attempts = async (by?: string) => {
    const caller = by ? { token: by } : {}
    return [
      await app.call('PUT', `/products/${product.id}/stock`, { ...caller, form: { inventory_count: '0' } }),
      await app.call('PUT', `/products/${product.id}`, { ...caller, json: { price: 1 } }),
      await app.call('DELETE', `/products/${product.id}`, caller),
    ]
  }
  expect((await attempts()).map((answer) => answer.status)).toEqual([401, 401, 401])
  expect((await attempts(rival.token)).map((answer) => answer.status)).toEqual([404, 404, 404])
  expect((await app.call('GET', `/products/${product.id}`)).body).toMatchObject({ price: 450, inventory_count: 10 })
  expect((await attempts(token)).map((answer) => answer.body.message ?? answer.status)).toEqual([
    'Inventory updated to 0',
    200,
    'Product deleted successfully!',
  ])
  expect((await app.call('GET', `/products/${product.id}`)).status).toBe(404)
})

test('gives names without Latin letters and repeated names slugs of their own', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const slugs = []
  for (const name of ['شیشے کی چوڑیاں', 'Ajrak — Red!', 'Ajrak Red'])
    slugs.push((await addProduct(app, token, { name })).slug)
  expect(slugs[0]).toMatch(/^[0-9a-z]{6}$/)
  expect(slugs[1]).toBe('ajrak-red')
  expect(slugs[2]).toMatch(/^ajrak-red-[0-9a-z]{6}$/)
})

test('a customisation picture is usable at the address it answers', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const { status, body } = await app.call('POST', '/upload/image', {
    token,
    form: { image: await image(2000, 1000) },
  })
  expect(status).toBe(201)
  expect(await sharp(join(app.deps.media.servedFrom, body.url.replace('/media/', ''))).metadata()).toMatchObject({
    width: 1600,
  })
  expect((await app.call('POST', '/upload/image', { form: { image: await image() } })).status).toBe(401)
  const { token: other } = await addSeller(app)
  expect((await app.call('POST', '/upload/image', { token: other, form: { image: await image() } })).status).toBe(404)
})

test('events are counted for the store they name, not for bots', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const track = (event_type: string, event_data: object, agent = 'Mozilla/5.0') =>
    app.call('POST', '/analytics/track', {
      json: { event_type, event_data, timestamp: new Date().toISOString() },
      headers: { 'user-agent': agent },
    })
  expect((await track('store_view', { store_slug: 'noor' })).status).toBe(202)
  expect((await track('product_view', { product_id: product.id, product_name: 'x', store_slug: 'noor' })).status).toBe(
    202,
  )
  expect((await track('store_view', { store_slug: 'noor' }, 'facebookexternalhit/1.1')).status).toBe(202)
  expect((await track('store_view', { store_slug: 'nobody' })).status).toBe(404)
  expect((await track('made_up', { store_slug: 'noor' })).status).toBe(422)
  const days = await app.db.selectFrom('store_days').select(['views', 'interactions']).execute()
  expect(days).toEqual([{ views: 1, interactions: 1 }])
})
