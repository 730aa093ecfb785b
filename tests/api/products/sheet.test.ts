import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp } from '../../support/apps/test-app.ts'

const TITLES = 'id,sku,title,description,category,price,compare_at,stock,option1,value1,option2,value2,images,status'

const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()
const photo = () => new File([new Uint8Array(bytes)], 'cup.png')

const setUp = async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor')
  const as = { token }
  let named = 0
  const formOf = (csv: string | Uint8Array<ArrayBuffer>, choices: Record<string, string>) => ({
    sheet: new File([csv], 'products.csv', { type: 'text/csv' }),
    ...choices,
  })
  const look = async (csv: string | Uint8Array<ArrayBuffer>, choices: Record<string, string> = {}) => {
    const { status, body } = await app.call('POST', '/products/import/preview', { ...as, form: formOf(csv, choices) })
    expect([status, body]).toEqual([200, expect.anything()])
    return body
  }
  const send = (
    csv: string | Uint8Array<ArrayBuffer>,
    checksum: string,
    { key = `import-${named++}`, ...choices }: Record<string, string> = {},
  ) =>
    app.call('POST', '/products/import', {
      ...as,
      form: formOf(csv, { ...choices, checksum }),
      headers: { 'idempotency-key': key },
    })
  /** Looks at a sheet and imports it. */
  const take = async (csv: string | Uint8Array<ArrayBuffer>, choices: Record<string, string> = {}) => {
    const { status, body } = await send(csv, (await look(csv, choices)).checksum, choices)
    expect([status, body]).toEqual([200, expect.anything()])
    return body
  }
  const csv = async () => {
    const response = await app.app.request('/api/products.csv', { headers: { authorization: `Bearer ${token}` } })
    return Buffer.from(await response.arrayBuffer())
  }
  const products = async () => (await app.call('GET', '/products?limit=100', as)).body.products
  return { app, as, token, look, send, take, csv, products }
}

const shawl = {
  name: 'Shawl',
  price: 1200,
  compare_at: 1500,
  category: 'Shawls',
  options: [
    { name: 'Size', values: [{ label: 'M' }, { label: 'L' }] },
    { name: 'Colour', values: [{ label: 'Red', swatch: '#aa0000' }] },
  ],
  variants: [
    { labels: ['M', 'Red'], sku: '00123', inventory_count: 3 },
    { labels: ['L', 'Red'], price: 1500.5, inventory_count: 0 },
  ],
}

test('threat 81: reads its own file as no change, marks formulas, and exports the same bytes in another shop', async () => {
  const { app, token, look, take, csv } = await setUp()
  await addProduct(app, token, shawl)
  await addProduct(app, token, {
    name: 'چوڑیاں',
    description: '=1+1 "two"\nlines; and, more',
    category: '@home',
    hidden: true,
  })
  await addProduct(app, token, { name: 'Cup', description: "'=quoted", category: 'Cups', featured: true })
  const file = await csv()
  expect(file.toString().split('\r\n').slice(0, 3)).toEqual([
    `\ufeff${TITLES}`,
    expect.stringContaining(`,,Cup,"''=quoted",Cups,`.replaceAll('"', '')),
    expect.stringContaining(`چوڑیاں`),
  ])
  expect(file.toString()).toContain(`"'=1+1 ""two""\nlines; and, more",'@home,`)
  const { checksum: _, ...shown } = await look(new Uint8Array(file))
  expect(shown).toEqual({
    added: 0,
    changed: 0,
    same: 3,
    skipped: 0,
    wrong: 0,
    products: [],
    unknown_columns: [],
    encoding: 'utf-8',
    files: [],
  })
  // Without its ids it makes the same products in another shop.
  const rival = await setUp()
  const bare = file.toString().replaceAll(/^[0-9a-f-]{36}/gm, '')
  await rival.take(bare.replace('Cup,', 'Cup,'))
  const again = (await rival.csv()).toString().replaceAll(/^[0-9a-f-]{36}/gm, '')
  const sorted = (text: string) => text.split('\r\n').sort()
  expect(sorted(again)).toEqual(sorted(bare))
  expect((await take(new Uint8Array(file))).changed).toBe(0)
  // Some programs write the line breaks of a cell their own way.
  expect(await look(file.toString().replace('"two""\nlines', '"two""\r\nlines'))).toMatchObject({ same: 3, changed: 0 })
})

test('shows first, then adds and changes all in one publication', async () => {
  const { app, token, look, send, products } = await setUp()
  const cup = await addProduct(app, token, { name: 'Cup', price: 500, inventory_count: 4 })
  const file = [
    'id;title;description;category;price;compare_at;stock;option1;value1;status',
    `${cup.id};;;;Rs. 1,200/-;;۷;;;hidden`,
    ';Kurta;Lawn;Clothes;"2,500.50";3000;5;Size;S;',
    ';;;;2600;;6;;M;',
    ';;;;;;;;L;',
  ].join('\r\n')
  const { checksum, ...shown } = await look(file)
  expect(shown).toMatchObject({ added: 1, changed: 1, same: 0, wrong: 0 })
  expect(
    shown.products.map(({ row, name, kind }: { row: number; name: string; kind: string }) => [row, name, kind]),
  ).toEqual([
    [3, 'Kurta', 'add'],
    [2, 'Cup', 'change'],
  ])
  expect(shown.products[1].changes).toEqual([
    { column: 'status', variant: null, from: 'shown', to: 'hidden' },
    { column: 'price', variant: null, from: 500, to: 1200 },
    { column: 'stock', variant: null, from: 4, to: 7 },
  ])
  expect((await products()).length).toBe(1)
  const revision = () => app.db.selectFrom('stores').select('revision').executeTakeFirstOrThrow()
  const before = await revision()
  expect((await send(file, checksum)).body).toMatchObject({ added: 1, changed: 1, images: [] })
  expect(Number((await revision()).revision)).toBe(Number(before.revision) + 1)
  const [kurta, changed] = await products()
  expect(changed).toMatchObject({ name: 'Cup', price: 1200, inventory_count: 7, hidden: true })
  expect(kurta).toMatchObject({ name: 'Kurta', price: 2500.5, compare_at: 3000, inventory_count: 11 })
  expect(kurta.variants.map((one: { labels: string[]; price: number }) => [one.labels, one.price])).toEqual([
    [['S'], 2500.5],
    [['M'], 2600],
    [['L'], 2500.5],
  ])
})

test('a repeat after a lost answer adds nothing twice, and another file with its key is refused', async () => {
  const { look, send, products } = await setUp()
  const file = 'title,description,category,price,images\nCup,Clay,Cups,100,cup.jpg\nPlate,Clay,Cups,200,'
  const { checksum, files } = await look(file)
  expect(files).toEqual(['cup.jpg'])
  const first = await send(file, checksum, { key: 'import-again' })
  const second = await send(file, checksum, { key: 'import-again' })
  expect(second.body).toEqual(first.body)
  expect(first.body.images).toEqual([{ product_id: (await products())[0].id, images: ['cup.jpg'] }])
  expect((await products()).map(({ name }: { name: string }) => name)).toEqual(['Cup', 'Plate'])
  const other = 'title,description,category,price\nBowl,Clay,Cups,100'
  const refused = await send(other, (await look(other)).checksum, { key: 'import-again' })
  expect([refused.status, refused.body.detail]).toEqual([409, 'This key has imported another file before'])
  expect((await look(file)).products[0].notes[0].text).toMatch(/already/)
})

test('matches by SKU, keeps one that a spreadsheet has shortened, and adds a variant below its product', async () => {
  const { app, token, take, look, products } = await setUp()
  const made = await addProduct(app, token, shawl)
  await take('sku,title,price,option1,value1,value2,stock\n00123,,1300,,,,\n,,,,XL,Blue,2')
  const [after] = await products()
  expect(
    after.variants.map((one: Record<string, unknown>) => [one.labels, one.price, one.sku, one.inventory_count]),
  ).toEqual([
    [['M', 'Red'], 1300, '00123', 3],
    [['L', 'Red'], 1500.5, null, 0],
    [['XL', 'Blue'], 1200, null, 2],
  ])
  expect(after.options[1].values).toMatchObject([{ label: 'Red', swatch: '#aa0000' }, { label: 'Blue' }])
  expect(after.compare_at).toBe(1500)
  expect(await look(`id,sku,compare_at\n${made.id},123,`)).toMatchObject({ same: 1, changed: 0 })
  // A dash clears, an empty cell leaves.
  await take(`id,sku,compare_at\n${made.variants[1].id},-,\n${after.variants[2].id},NEW,`)
  expect((await products())[0].variants.map(({ sku }: { sku: string }) => sku)).toEqual(['00123', null, 'NEW'])
})

test('says each wrong row in words, and imports nothing then', async () => {
  const { app, token, look, send, products } = await setUp()
  const cup = await addProduct(app, token, { name: 'Cup' })
  const file = [
    'id,title,description,category,price,stock,value1,status',
    'nobody,,,,,,,',
    ',Plate,,Cups,cheap,many,,',
    ',Bowl,-,Cups,10,1,Blue,maybe',
    `${cup.id},,,,100,,,`,
    `${cup.id},,,,200,,,`,
  ].join('\n')
  const { checksum, ...shown } = await look(file)
  expect(shown.products.map(({ kind, notes }: { kind: string; notes: object[] }) => [kind, notes])).toEqual([
    ['wrong', [{ row: 2, text: 'No product of yours has this id. Empty the cell to add a product.' }]],
    [
      'wrong',
      [
        { row: 3, text: 'price “cheap” is no amount' },
        { row: 3, text: 'stock “many” is no whole number of 0 or more' },
      ],
    ],
    [
      'wrong',
      [
        { row: 4, text: 'description cannot be cleared' },
        { row: 4, text: 'status is “shown” or “hidden”, not “maybe”' },
        { row: 4, text: 'Name the option of this value, in option1 or option2' },
      ],
    ],
    ['wrong', [{ row: 6, text: 'Row 5 is the same product' }]],
  ])
  const refused = await send(file, checksum)
  expect([refused.status, refused.body.errors.sheet]).toEqual([
    422,
    'Row 2: No product of yours has this id. Empty the cell to add a product.',
  ])
  expect((await products()).length).toBe(1)
  const long = await look(`title,description,category,price\n${'x'.repeat(151)},Clay,${'y'.repeat(61)},1`)
  expect(long.products[0].notes.map(({ text }: { text: string }) => text)).toEqual([
    'title: At most 150 characters',
    'category: At most 60 characters',
  ])
  const twice = await look('title,sku,description,category,price\nCup 1,A1,Clay,Cups,1\nCup 2,A1,Clay,Cups,1')
  expect(twice.products[0].notes).toEqual([{ row: 3, text: 'The SKU A1 stands in row 2, too' }])
  expect((await look('title,price\nBowl,10')).products[0].notes).toEqual([
    { row: 2, text: 'Product description is required' },
    { row: 2, text: 'Product category is required' },
  ])
})

test('a sale meanwhile is not overwritten unseen; stock can be left out; «change» adds nothing', async () => {
  const { app, as, token, look, send, take, products } = await setUp()
  const cup = await addProduct(app, token, { name: 'Cup', price: 500, inventory_count: 4 })
  const file = `id,title,description,category,price,stock\n${cup.id},,,,550,9\n,Bowl,Clay,Cups,10,1`
  const { checksum } = await look(file)
  await app.call('PUT', `/products/${cup.id}/stock`, { ...as, json: { inventory_count: 3 } })
  expect((await send(file, checksum)).status).toBe(409)
  expect(await take(file, { mode: 'change', stock: 'false' })).toMatchObject({ added: 0, changed: 1 })
  expect(await products()).toMatchObject([{ name: 'Cup', price: 550, inventory_count: 3 }])
  expect((await look(file, { mode: 'change' })).products).toMatchObject([
    { kind: 'change' },
    { kind: 'skip', name: 'Bowl', notes: [{ row: 3, text: 'Not in your shop, so it is left out' }] },
  ])
})

test('threat 81: keeps and orders own pictures, takes names for a zip, and fetches no address', async () => {
  const { app, as, look, take, csv, products } = await setUp()
  const form = { name: 'Cup', description: 'Clay', price: '100', category: 'Cups', images: [photo(), photo()] }
  const { id } = (await app.call('POST', '/products', { ...as, form })).body
  const idsNow = async () => (await products())[0].images.map((image: { id: string }) => image.id)
  const [front, back] = await idsNow()
  expect((await csv()).toString()).toContain(`,${front}; ${back},`)
  const addresses = await look(`id,images\n${id},https://evil.example/a.jpg`)
  expect([addresses.same, addresses.files]).toEqual([1, []])
  await take(`id,images\n${id},"${back}, ${front}"`)
  expect(await idsNow()).toEqual([back, front])
  // Files are sent afterwards, so the pictures stay until then.
  const { images } = await take(`id,images\n${id},${front}; side.jpg`)
  expect(images).toEqual([{ product_id: id, images: [front, 'side.jpg'] }])
  expect(await idsNow()).toEqual([back, front])
  await take(`id,images\n${id},-`)
  expect(await idsNow()).toEqual([])
})

const rows = ['title,description,category,price', 'قمیض,Café,Cups,10'].join('\r\n')

test.each([
  ['UTF-8 without a mark', new TextEncoder().encode(rows), 'utf-8'],
  ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...Buffer.from(rows.replaceAll(',', '\t'), 'utf16le')]), 'utf-16'],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from(rows, 'utf16le')), 'utf-16'],
  [
    'Windows-1256',
    new Uint8Array([
      ...Buffer.from('title;description;category;price\r\n'),
      0xde,
      0xe3,
      0xed,
      0xd6,
      ...Buffer.from(';Caf'),
      0xe9,
      ...Buffer.from(';Cups;10'),
    ]),
    'windows-1256',
  ],
])('reads %s', async (_name, bytes, encoding) => {
  const { look, take, products } = await setUp()
  expect((await look(bytes)).encoding).toBe(encoding)
  await take(bytes)
  expect(await products()).toMatchObject([{ name: expect.stringMatching(/^قم/), description: 'Café', price: 10 }])
})

test.each([
  ['', 'This file is empty'],
  [
    'PK\u0003\u0004 a workbook',
    'This is an Excel file. In Excel, save it as “CSV UTF-8 (Comma delimited)”, and choose that file.',
  ],
  ['colour,size\nred,M', 'The first row must name the columns, with at least one of id, sku and title'],
  ['title,title\na,b', 'Two columns are called title'],
  ['title,price\n', 'This file has no products'],
  ['title,price\nCup,"10\nBowl,20', 'Row 2 cannot be read: a quotation mark is missing or one too many'],
  [
    'title,price\nCup,1,200',
    'Row 2 has more cells than there are columns. Put quotation marks around text with commas.',
  ],
  [`title\n${'Cup\n'.repeat(2001)}`, 'A file may have 2,000 rows. Please divide it into two.'],
])('refuses %j', async (csv, message) => {
  const { app, as } = await setUp()
  const form = { sheet: new File([csv], 'products.csv') }
  const { status, body } = await app.call('POST', '/products/import/preview', { ...as, form })
  expect([status, body.errors?.sheet]).toEqual([422, message])
})

test('adds no more than the plan allows, and says which rows are beyond it', async () => {
  const { look } = await setUp()
  const many = Array.from({ length: 60 }, (_, at) => `Cup ${at},Clay,Cups,10`)
  const shown = await look(['title,description,category,price', ...many].join('\n'))
  expect(shown.added + shown.wrong).toBe(60)
  expect(shown.products[0].notes[0].text).toMatch(/limit|plan/i)
})

test('has columns of a second language where a shop uses it, and clears a text by a dash', async () => {
  const { app, take, csv, products } = await setUp()
  expect((await csv()).toString()).not.toContain('_ur')
  await take('title,description,category,price,stock,title_ur\nShawl,Warm,Shawls,1200,3,شال\n')
  const exported = (await csv()).toString()
  expect(exported.split('\r\n')[0]).toMatch(/,status,title_ur,description_ur$/)
  expect(exported).toContain('شال')
  const [shawl] = await products()
  expect(shawl).toMatchObject({ name: 'Shawl', name_ur: 'شال', description_ur: null, name_en: null })
  await take(`id,description_ur\n${shawl.id},گرم\n`)
  expect(await products()).toMatchObject([{ name_ur: 'شال', description_ur: 'گرم' }])
  await take(`id,title_ur,description_ur\n${shawl.id},-,-\n`)
  expect(await products()).toMatchObject([{ name_ur: null, description_ur: null }])
  await app.db.updateTable('stores').set({ both_languages: 1 }).execute()
  expect((await csv()).toString()).toContain(',title_ur,description_ur')
})
