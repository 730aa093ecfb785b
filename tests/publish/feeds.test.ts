import { parse } from 'csv-parse/sync'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'
import { photo } from '../support/fixtures/plain-photo.ts'

const sizes = [{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }]

/** A Premium shop with a product of two sizes, and what its feeds hold. */
const openShop = async () => {
  const shop = await openOrderingShop()
  const { app, store, seller } = shop
  await app.deps.db.updateTable('users').set({ plan: 'paid', plan_expiry: null }).execute()
  const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const send = async (method: string, path: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await app.app.request(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, body })
    expect([200, 201]).toContain(answer.status)
    return json(answer)
  }
  const addProduct = async (fields: Record<string, string | File>) =>
    String((await send('POST', '/products', fields)).id)
  const file = async (name: string) => {
    await app.images.idle()
    await app.settled()
    const answer = await app.get(`/store/noor/feeds/${name}`)
    return answer.status === 200 ? { text: await answer.text(), type: answer.headers.get('content-type') } : undefined
  }
  const meta = async (): Promise<Record<string, string>[]> => {
    const found = await file('meta.csv')
    return found ? parse(found.text, { columns: true }) : []
  }
  const google = async (): Promise<Record<string, string>[]> => {
    const found = await file('google.xml')
    if (!found) return []
    expect(XMLValidator.validate(found.text)).toBe(true)
    const { rss } = new XMLParser({
      parseTagValue: false,
      htmlEntities: true,
      isArray: (name) => name === 'item',
    }).parse(found.text)
    return rss.channel.item
  }
  const report = async () => json(await seller('GET', '/feeds'))
  const turn = (on: boolean) => seller('PUT', '/feeds', { on })
  return { ...shop, send, addProduct, file, meta, google, report, turn }
}

test('both feeds hold an entry a variant, with the ids, prices and addresses of the pages', async () => {
  const { addProduct, meta, google, turn, app } = await openShop()
  const plain = await addProduct({
    name: 'Ring & "pearl" <b>',
    description: 'Gold,\nplated',
    price: '1200',
    category: 'Rings',
    inventory_count: '3',
    images: await photo('red', 800),
  })
  const sized = await addProduct({
    name: 'Kurta',
    description: 'Cotton',
    price: '900',
    category: 'Clothes',
    options: JSON.stringify(sizes),
    images: await photo('blue', 800),
  })
  expect(await meta()).toEqual([])
  await turn(true)
  const rows = await meta()
  const row = rows.find(({ id }) => id === plain)
  expect(row).toMatchObject({
    title: 'Ring & "pearl" <b>',
    description: 'Gold,\nplated',
    availability: 'in stock',
    condition: 'new',
    price: '1200.00 PKR',
    sale_price: '',
    item_group_id: '',
    product_type: 'Rings',
    link: expect.stringMatching(/^http:\/\/localhost:\d+\/store\/noor\/p\/ring-pearl-b\/$/),
    image_link: expect.stringMatching(/^http:\/\/localhost:\d+\/media\/.+\.jpg$/),
  })
  const sitemap = await (await app.get('/store/noor/sitemap.xml')).text()
  expect(XMLValidator.validate(sitemap)).toBe(true)
  expect(sitemap).toContain(`<image:loc>${row?.image_link}</image:loc>`)
  const variants = rows.filter(({ item_group_id }) => item_group_id === sized)
  expect(variants.map(({ size, availability }) => [size, availability])).toEqual([
    ['S', 'out of stock'],
    ['M', 'out of stock'],
  ])
  const ids = await app.deps.db.selectFrom('product_variants').select('id').where('product_id', '=', sized).execute()
  expect(variants.map(({ id }) => id).sort()).toEqual(ids.map(({ id }) => id).sort())
  const [first] = variants
  expect(first?.link).toMatch(new RegExp(`\\?v=${first?.id}$`))
  expect((await app.get(new URL(first?.link ?? '').pathname)).status).toBe(200)

  const entries = await google()
  expect(entries.map((entry) => entry['g:id'])).toEqual(rows.map(({ id }) => id))
  expect(entries.find((entry) => entry['g:id'] === plain)).toMatchObject({
    'g:title': 'Ring & "pearl" <b>',
    'g:price': '1200.00 PKR',
    'g:availability': 'in_stock',
    'g:brand': 'Store noor',
  })
})

test('a sale stands beside the price, and ends in the feed when it ends on the page', async () => {
  const { addProduct, meta, turn, send } = await openShop()
  const images = await photo('red', 800)
  const id = await addProduct({
    name: 'Ring',
    description: 'x',
    price: '800',
    compare_at: '1000',
    category: 'R',
    images,
  })
  await turn(true)
  expect((await meta()).find((row) => row.id === id)).toMatchObject({ price: '1000.00 PKR', sale_price: '800.00 PKR' })
  await send('PUT', `/products/${id}`, { compare_at: '' })
  expect((await meta()).find((row) => row.id === id)).toMatchObject({ price: '800.00 PKR', sale_price: '' })
})

test('what catalogues refuse is left out and listed with its mend; an empty feed is never published', async () => {
  const { addProduct, meta, google, file, report, turn } = await openShop()
  await turn(true)
  // The shop's only product has no photo.
  expect(await report()).toMatchObject({ on: true, count: 0, problems: [{ problem: 'no image' }] })
  expect(await file('meta.csv')).toBeUndefined()
  expect(await google()).toEqual([])
  const small = await addProduct({
    name: 'Small',
    description: 'x',
    price: '10',
    category: 'R',
    images: await photo('red', 300),
  })
  expect((await meta()).map(({ id }) => id)).toEqual([small])
  expect(
    ((await report()) as { problems: { problem: string }[] }).problems.map(({ problem }) => problem).sort(),
  ).toEqual(['no image', 'small image'])
})

test('feeds end with the switch and with the plan; pages stay as they are', async () => {
  const { app, addProduct, file, turn, send } = await openShop()
  await addProduct({ name: 'R', description: 'x', price: '10', category: 'R', images: await photo('red', 600) })
  await turn(true)
  expect((await file('google.xml'))?.type).toBe('application/xml')
  expect((await file('meta.csv'))?.type).toBe('text/csv; charset=utf-8')
  const home = async () => (await app.get('/store/noor/')).headers.get('etag')
  const etag = await home()
  await turn(false)
  expect(await file('meta.csv')).toBeUndefined()
  expect(await home()).toBe(etag)

  await turn(true)
  expect(await file('meta.csv')).toBeDefined()
  await app.deps.db.updateTable('users').set({ plan: 'free' }).execute()
  expect((await turn(true)).status).toBe(403)
  await send('PUT', '/stores/my', { bio: 'Rings from Lahore' })
  expect(await file('meta.csv')).toBeUndefined()
})
