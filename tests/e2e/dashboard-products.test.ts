import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { firstVariant } from '#server/records/products/variants.repo.ts'
import type { PublishingApp } from '../support/apps/publishing-app.ts'
import { orderForm } from '../support/apps/test-app.ts'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  endSessionsAt,
  onBothScreens,
  PASSWORD,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'
import { PATIENCE_MS } from '../support/waiting.ts'

const { serve } = withDashboard()
const TAB = '/dashboard?tab=products'

const photo = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
})

const addProducts = async (
  app: PublishingApp,
  count: number,
  { inventory_count = 10, ...change }: Record<string, unknown> & { inventory_count?: number } = {},
) => {
  const store = await app.deps.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow()
  const now = new Date().toISOString()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    store_id: store.id,
    slug: `product-${index + 1}`,
    name: `Product ${index + 1}`,
    description: 'Made by hand',
    price: 125_000 + index,
    category: index % 2 ? 'Shawls' : 'Bangles',
    featured: 0 as const,
    status: 'active' as const,
    created_at: now,
    ...change,
  }))
  if (rows.length === 0) return rows
  await app.deps.db.insertInto('products').values(rows).execute()
  await app.deps.db
    .insertInto('product_variants')
    .values(rows.map((row) => firstVariant(row, inventory_count)))
    .execute()
  return rows
}

const sellerWith = async (count: number) => {
  const site = await serve()
  const seller = await signUpSeller(site.app, undefined, { store: 'noor' })
  const rows = await addProducts(site.app, count)
  return { ...site, ...seller, rows }
}

/** Reads a product from the database. */
const stored = (app: PublishingApp, name: string) =>
  app.deps.db
    .selectFrom('products')
    .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
    .selectAll('products')
    .select('inventory_count')
    .where('name', '=', name)
    .executeTakeFirst()

test('without a store the way to one is shown', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app)
  const page = await visit(TAB, { token })
  await page.getByText('Create Your Store First').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create Store' }).click()
  await page.getByRole('heading', { name: 'Create Your Store' }).waitFor()
})

test('a product with photos: checked, sorted by keyboard, shown at once, ready, live', async () => {
  const { app, visit, token, origin } = await sellerWith(0)
  const page = await visit(TAB, { token })
  await page.getByText('No Products Yet').waitFor()
  await page.getByText('free: 0/5 products used').waitFor()
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Add Product' })
  await page.getByLabel('In stock').fill('')
  await page.getByLabel('Category').fill('')
  await save.click()
  const [name, description, price, category] = ['name', 'description', 'price', 'category'].map(
    (field) => `Product ${field} is required`,
  )
  const words = [name, description, price, 'How many do you have? Enter 0 if it is sold out.', category]
  await page.getByText(words[0] ?? '').waitFor()
  await expect.poll(() => dialog.getByRole('alert').allTextContents()).toEqual(words)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await axeFindings(page)).toEqual([])

  await page
    .getByLabel('Picture files')
    .setInputFiles([
      await photo('red.jpg', '#c0392b'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ])
  await page.getByText('Error processing images. Please try again.').waitFor()
  await page.getByLabel('Camera').setInputFiles(await photo('blue.jpg', '#2980b9'))
  await page.getByRole('button', { name: 'Remove picture 2' }).waitFor()
  await expect.poll(() => page.getByText('Error processing images').count()).toBe(0)
  const five = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => photo(`${name}.jpg`, '#16a085')))
  await page.getByLabel('Picture files').setInputFiles(five)
  await page.getByText('A product has at most 5 pictures: 2 were left out.').waitFor()
  await page.getByRole('button', { name: 'Remove picture 5' }).waitFor()
  for (const place of [5, 4, 3]) await page.getByRole('button', { name: `Remove picture ${place}` }).click()

  const first = page.getByRole('button', { name: 'Sort picture 1' })
  const blob = (place: number) => page.getByAltText(`Chosen, number ${place}`).getAttribute('src')
  const [red, blue] = [await blob(1), await blob(2)]
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText('At place 1 of 2.').waitFor({ state: 'attached' })
  // A key pressed before the places are measured does nothing. At the last place, one more changes nothing.
  const second = async () => {
    await page.keyboard.press('ArrowDown')
    return page.getByText('At place 2 of 2.').count()
  }
  await expect.poll(second, { interval: 200 }).toBe(1)
  await page.keyboard.press('Space')
  await expect.poll(() => blob(1)).toBe(blue)
  await expect.poll(() => blob(2)).toBe(red)

  // Escape puts the image back and leaves the dialog open.
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText('At place 1 of 2.').waitFor({ state: 'attached' })
  await expect.poll(second, { interval: 200 }).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByText('Put back.').waitFor({ state: 'attached' })
  await expect.poll(() => blob(1)).toBe(blue)
  await expect.poll(() => page.getByText('Discard your changes?').count()).toBe(0)
  await page.getByLabel('Product name').fill('Khussa')
  await page.getByLabel('Description').fill('Hand-stitched')
  await page.getByLabel('Price in Rs.').fill('Rs. 1,250.50')
  await page.getByLabel('In stock').fill('many')
  await page.getByLabel('Category').fill('Shoes')
  // Without a number, nothing goes on sale as sold out.
  await save.click()
  await page.getByText('How many do you have? Enter 0 if it is sold out.').waitFor()
  await page.getByLabel('In stock').fill('0')
  await save.click()
  await page.getByText('Product added successfully!').waitFor()
  await page.getByText('free: 1/5 products used').waitFor()
  await page.getByRole('button', { name: 'Actions for Khussa' }).waitFor()
  await page.getByText('Rs. 1,250.50').waitFor()
  await page.getByText('Out of stock').waitFor()
  await page.getByText('Your shop is up to date').waitFor()
  const image = page.getByRole('img', { name: 'Khussa, picture 1 of 2' })
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const images = await app.deps.db.selectFrom('images').selectAll().orderBy('position').execute()
  expect(images.map(({ width, status }) => ({ width, status }))).toEqual(Array(2).fill({ width: 800, status: 'ready' }))
  // The blue one is first now.
  expect(images[0]?.color.slice(5)).toMatch(/^[89a-f]/)
  await page.getByRole('button', { name: 'Actions for Khussa' }).click()
  const link = page.getByRole('menuitem', { name: 'View on Store' })
  expect(await axeFindings(page)).toEqual([])
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect((await fetch(origin + address.pathname)).status).toBe(200)
})

for (const [pointer, device] of Object.entries({ finger: phone, mouse: desktop })) {
  test(`pictures are sorted by ${pointer}`, async () => {
    const { visit, token } = await sellerWith(0)
    const page = await visit(TAB, { token, ...device })
    await page.getByRole('button', { name: 'Add Your First Product' }).click()
    const three = await Promise.all(['a', 'b', 'c'].map((name) => photo(`${name}.jpg`, '#16a085')))
    await page.getByLabel('Picture files').setInputFiles(three)
    await page.getByRole('button', { name: 'Remove picture 3' }).waitFor()
    const sources = () =>
      page.getByAltText(/^Chosen, number/).evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    const [first, second, third] = await sources()
    const middle = async (place: number) => {
      const box = await page.getByRole('button', { name: `Sort picture ${place}` }).boundingBox()
      if (!box) throw new Error('the handle is not shown')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const [from, to] = [await middle(3), await middle(1)]
    const steps = Array.from({ length: 10 }, (_, step) => from.y + ((to.y - from.y) * (step + 1)) / 10)
    // Waits until the first image has moved: dropped before a slow page draws the last move, it lands one place short.
    const room = () => expect.poll(async () => (await middle(1)).y).toBeGreaterThan(to.y + 20)
    if (pointer === 'mouse') {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const y of steps) await page.mouse.move(from.x, y)
      await room()
      await page.mouse.up()
    } else {
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      for (const y of steps)
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x, y }] })
      await room()
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await expect.poll(sources).toEqual([third, first, second])
  })
}

test('shows upload progress, and offers to retry a failed upload', async () => {
  const { app, visit, token } = await sellerWith(0)
  const page = await visit(TAB, { token, ...desktop })
  let refuse = true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (refuse) return route.abort()
    await held
    return route.continue()
  })
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  await page.getByLabel('Product name').fill('کڑھائی والی شال')
  await page.getByLabel('Description').fill('Warm')
  await page.getByLabel('Price in Rs.').fill('4500')
  await page.getByLabel('In stock').fill('10')
  await page.getByLabel('Category').fill('Shawls')
  await page.getByLabel('Picture files').setInputFiles(await photo('red.jpg', '#c0392b'))
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
  const card = page.getByRole('article')
  await card.getByText('We cannot be reached just now. Please try again.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'Edit کڑھائی والی شال' }).click()
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('کڑھائی والی شال')
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  refuse = false
  await card.getByRole('button', { name: 'Try Again' }).click()
  await card.getByRole('progressbar').waitFor()
  await expect.poll(() => page.getByText('free: 1/5 products used').count()).toBe(1)
  release()
  await page.getByText('Product added successfully!').waitFor()
  await page.getByRole('heading', { name: 'Your shop is live' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Actions for/ }).waitFor()
  expect(await app.deps.db.selectFrom('images').select('status').execute()).toEqual([{ status: 'ready' }])
})

test('a product that could not be sent is there after a reload, without its pictures, and says so', async () => {
  const { app, visit, token } = await sellerWith(1)
  const page = await visit(TAB, { token })
  page.on('dialog', (dialog) => void dialog.accept())
  let lost = true
  await page.route('**/api/products', (route) =>
    route.request().method() === 'POST' && lost ? route.abort() : route.continue(),
  )
  for (const name of ['Shawl', 'Bag']) {
    await page.getByRole('button', { name: 'Add Product' }).click()
    await page.getByLabel('Product name').fill(name)
    await page.getByLabel('Description').fill('Warm')
    await page.getByLabel('Price in Rs.').fill('4500')
    if (name === 'Bag') await page.getByLabel('Picture files').setInputFiles(await photo('red.jpg', '#c0392b'))
    await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
    await page.getByRole('button', { name: `Discard ${name}` }).waitFor()
  }
  await page.reload()
  const bag = page.getByRole('article').filter({ hasText: 'Bag' })
  await bag.getByText('Not added yet. Only its text was kept: choose its pictures again.').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeFindings(page), screen).toEqual([]))
  const shawl = page.getByRole('article').filter({ hasText: 'Shawl' })
  lost = false
  await shawl.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Product added successfully!').waitFor()
  expect(await stored(app, 'Shawl')).toMatchObject({ description: 'Warm', price: 450_000 })
  await bag.getByRole('button', { name: 'Discard Bag' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Shawl' }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
})

test('a product whose answer was lost is made once, however often it is sent', async () => {
  const { app, visit, token } = await sellerWith(0)
  const page = await visit(TAB, { token, ...desktop })
  let lose = true
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'POST' || !lose) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  await page.getByLabel('Product name').fill('Shawl')
  await page.getByLabel('Description').fill('Warm')
  await page.getByLabel('Price in Rs.').fill('4500')
  await page.getByLabel('In stock').fill('10')
  await page.getByLabel('Category').fill('Shawls')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('We cannot be reached just now. Please try again.').first().waitFor()
  lose = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Product added successfully!').waitFor()
  expect(await app.deps.db.selectFrom('products').select('name').execute()).toEqual([{ name: 'Shawl' }])
})

test('a product is edited: pictures kept, moved, replaced and removed without sending them again', async () => {
  const { app, visit, token } = await sellerWith(0)
  const [row] = await addProducts(app, 1, { name: 'Bag' })
  const body = new FormData()
  for (const color of ['#c0392b', '#2980b9', '#16a085']) {
    const { buffer } = await photo('x.jpg', color)
    body.append('images', new File([new Uint8Array(buffer)], 'x.jpg', { type: 'image/jpeg' }))
  }
  const headers = { authorization: `Bearer ${token}` }
  await app.app.request(`/api/products/${row?.id}`, { method: 'PUT', headers, body })
  const ids = async () => {
    const images = await app.deps.db.selectFrom('images').selectAll().orderBy('position').execute()
    return images.map(({ id }) => id)
  }
  await expect
    .poll(async () => (await app.deps.db.selectFrom('images').select('status').execute()).map((i) => i.status))
    .toEqual(Array(3).fill('ready'))
  const [red, blue, green] = await ids()
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Bag', exact: true }).click()
  await page.getByRole('button', { name: 'Make main: picture 3' }).click()
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await page.getByLabel('Another file for picture 2').setInputFiles(await photo('new.jpg', '#8e44ad'))
  await page.getByLabel('Price in Rs.').fill('99')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Product updated successfully!').waitFor()
  await page.getByText('Rs. 99', { exact: true }).waitFor()
  const now = await ids()
  expect(now[0]).toBe(green)
  expect(now).toHaveLength(2)
  expect([red, blue]).not.toContain(now[1])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bag')
  await page.getByRole('button', { name: 'Next picture' }).waitFor({ state: 'hidden' })

  // An image that could not be processed is tried once more.
  await app.deps.db
    .updateTable('images')
    .set({ status: 'failed' })
    .where('id', '=', green ?? '')
    .execute()
  await page.reload()
  await page.getByRole('article').getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('img', { name: 'Bag, picture 1 of 2' }).waitFor()
  await expect.poll(() => ids()).toEqual(now)

  const mouse = await visit(TAB, { token, ...desktop, hasTouch: false, isMobile: false })
  await mouse.getByRole('article').hover()
  await mouse.getByRole('button', { name: 'Next picture' }).click()
  await mouse.getByText('2/2').waitFor()
  await expect.poll(() => mouse.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(false)
  await mouse.getByRole('button', { name: 'Previous picture' }).click()
  await mouse.getByText('1/2').waitFor()
  await mouse.getByRole('button', { name: 'Bag', exact: true }).click()
  await mouse.getByRole('button', { name: 'Choose Pictures' }).waitFor()
  await expect.poll(() => mouse.getByRole('button', { name: 'Take Photo' }).isVisible()).toBe(false)
})

test('changes stock in the list', async () => {
  const { app, visit, token } = await sellerWith(1)
  const page = await visit(TAB, { token })
  const stock = page.getByLabel('Stock of Product 1')
  const more = page.getByRole('button', { name: 'One more of Product 1' })
  for (let press = 0; press < 3; press++) await more.click()
  await page.getByText('Inventory updated to 13').waitFor()
  expect((await stored(app, 'Product 1'))?.inventory_count).toBe(13)
  await expect.poll(() => page.getByText(/^Inventory updated to/).count()).toBe(1)
  // An emptied field does not mean sold out: left empty, it shows the stock again.
  await stock.fill('lots')
  await stock.press('Enter')
  await expect.poll(() => stock.inputValue()).toBe('13')
  expect((await stored(app, 'Product 1'))?.inventory_count).toBe(13)
  await stock.fill('0')
  await stock.press('Enter')
  await page.getByText('Inventory updated to 0').waitFor()
  await page.getByText('Out of stock').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'One less of Product 1' }).isDisabled()).toBe(true)
  await page.route('**/stock', (route) => route.fulfill({ status: 500, body: '{}' }))
  await stock.fill('7')
  await stock.blur()
  await page.getByText('Failed to update inventory').waitFor()
  await expect.poll(() => stock.inputValue()).toBe('0')

  // The next edit starts from the change just made, so it meets no conflict.
  await page.getByRole('button', { name: 'Product 1', exact: true }).click()
  await page.getByLabel('Product name').fill('Renamed')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Product updated successfully!').waitFor()
})

test('a sale that the list does not show yet is not undone by a change of stock', async () => {
  const { app, visit, token, rows } = await sellerWith(1)
  const page = await visit(TAB, { token })
  const stock = page.getByLabel('Stock of Product 1')
  await expect.poll(() => stock.inputValue()).toBe('10')
  const sell = async (quantity: number) => {
    const json = orderForm(rows[0]?.id ?? '', { items: [{ product_id: rows[0]?.id, quantity }] })
    const headers = { 'content-type': 'application/json' }
    const answer = await app.app.request('/api/orders', { method: 'POST', headers, body: JSON.stringify(json) })
    expect(answer.status).toBe(201)
  }
  const left = async () => (await stored(app, 'Product 1'))?.inventory_count

  await sell(4)
  await page.getByRole('button', { name: 'One more of Product 1' }).click()
  await page.getByText('Inventory updated to 7').waitFor()
  await expect.poll(() => left()).toBe(7)
  await expect.poll(() => stock.inputValue()).toBe('7')

  // The number was typed before the sale, so the seller types it again.
  await sell(1)
  await stock.fill('20')
  await stock.press('Enter')
  await page.getByText('Stock changed to 6 in the meantime. Please enter it again.').waitFor()
  await expect.poll(() => stock.inputValue()).toBe('6')
  await expect.poll(() => left()).toBe(6)
  await stock.fill('20')
  await stock.press('Enter')
  await page.getByText('Inventory updated to 20').waitFor()

  // The answer to a saved step is lost. The list shows the saved number again.
  await page.route('**/stock', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'One less of Product 1' }).click()
  await page.getByText('We cannot be reached just now. Please try again.').waitFor()
  await expect.poll(() => stock.inputValue()).toBe('19')
  await page.unroute('**/stock')

  // A change of another field is no change of stock.
  await app.deps.db.updateTable('products').set({ price: 99 }).execute()
  await app.deps.db.updateTable('product_variants').set({ updated_at: new Date().toISOString() }).execute()
  await stock.fill('30')
  await stock.press('Enter')
  await page.getByText('Inventory updated to 30').waitFor()
  await page.getByText('Rs. 0.99').waitFor()
  await stock.fill('99999999')
  await stock.press('Enter')
  await page.getByText('Stock can be at most 1,000,000. It is still 30.').waitFor()
  await expect.poll(() => stock.inputValue()).toBe('30')
})

test('asks before deleting a product', async () => {
  const { app, visit, token } = await sellerWith(2)
  const page = await visit(TAB, { token })
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Product 2' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Are you sure you want to delete this product?').waitFor()
  }
  await open()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Actions for Product 2')
  await page.route('**/api/products/*', (route) => route.abort())
  await open()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('We cannot be reached just now. Please try again.').waitFor()
  await page.unroute('**/api/products/*')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Product deleted successfully!').waitFor()
  await page.getByText('free: 1/5 products used').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  expect(await stored(app, 'Product 2')).toBeUndefined()
})

test('stops at five products on the free plan and offers the upgrade', async () => {
  const { app, visit, token } = await sellerWith(5)
  const page = await visit(TAB, { token, ...desktop })
  await page.getByText('free: 5/5 products used').waitFor()
  await page.getByText("You've reached the 5-product limit for free accounts. Upgrade to add more products.").waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add Product' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await page.getByRole('heading', { name: 'Upgrade Plan' }).waitFor()
  await app.deps.db.updateTable('users').set({ plan: 'paid' }).execute()
  await page.goBack()
  await page.reload()
  await page.getByText('Premium: 5/100 products used').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add Product' }).isEnabled()).toBe(true)
})

test('a product is featured, or no longer, by a switch in its form', async () => {
  const { app, visit, token } = await sellerWith(1)
  const page = await visit(TAB, { token })
  const featured = () => page.getByRole('switch', { name: 'Featured' })
  for (const [before, after] of [
    ['unchecked', 1],
    ['checked', 0],
  ] as const) {
    await page.getByRole('button', { name: 'Product 1', exact: true }).click()
    await expect.poll(() => featured().getAttribute('data-state')).toBe(before)
    await featured().click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(async () => (await stored(app, 'Product 1'))?.featured).toBe(after)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})

test('the knob of a switch is seen in both themes', async () => {
  const { visit, token } = await sellerWith(0)
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  const knob = page.getByRole('switch', { name: 'Featured' }).locator('span span')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect
      .poll(() => knob.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(255, 255, 255)')
  }
})

test('a new product can be featured from the start', async () => {
  const { app, visit, token } = await sellerWith(0)
  await app.deps.db.updateTable('stores').set({ currency: 'AED' }).execute()
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  await page.getByLabel('Product name').fill('Khussa')
  await page.getByLabel('Description').fill('Leather, hand made')
  await page.getByLabel('Price in AED').fill('250')
  await page.getByLabel('In stock').fill('10')
  await page.getByLabel('Category').fill('Shoes')
  await page.getByRole('switch', { name: 'Featured' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('AED 250').waitFor()
  await expect.poll(async () => (await stored(app, 'Khussa'))?.featured).toBe(1)
})

test('search, category and length of the list are in the address', async () => {
  const { visit, token } = await sellerWith(60)
  const page = await visit(TAB, { token, ...desktop })
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBe(20)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(() => cards.count()).toBe(40)
  await page.getByText('40 of 60 products').waitFor()
  await page.reload()
  await expect.poll(() => cards.count()).toBe(40)
  await page.getByLabel('Category').selectOption('Shawls')
  await page.getByText('20 of 30 products').waitFor()
  await page.getByLabel('Search products').fill('product 44')
  await expect.poll(() => cards.count()).toBe(1)
  expect(page.url()).toContain('search=product+44')
  await page.getByLabel('Search products').fill('nothing like it')
  await page.getByText('No products found').waitFor()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(() => cards.count()).toBe(20)
  await expect.poll(() => page.getByLabel('Search products').inputValue()).toBe('')
  await page.goBack()
  await page.getByText('No products found').waitFor()
})

test('offers to try again when the list fails to load', async () => {
  const { visit, token } = await sellerWith(1)
  const page = await visit('/dashboard', { token })
  await page.route('**/api/products?*', (route) => route.abort())
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByText('Failed to fetch products').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('article').waitFor()
})

test('stock that is changed offline is sent when the connection is back', async () => {
  const { app, visit, token } = await sellerWith(1)
  const page = await visit(TAB, { token })
  const more = page.getByRole('button', { name: 'One more of Product 1' })
  await more.waitFor()
  await page.context().setOffline(true)
  await page.getByText('Changes of stock are then sent automatically').waitFor()
  await more.click()
  await more.click()
  // It waits, once it would have been sent.
  await page.locator('[aria-busy=true]').filter({ has: more }).waitFor()
  // A sale in the meantime is not undone.
  const sold = { inventory_count: 7, updated_at: new Date().toISOString() }
  await app.deps.db.updateTable('product_variants').set(sold).execute()
  await page.context().setOffline(false)
  await page.getByText('Inventory updated to 9').waitFor()
  expect((await stored(app, 'Product 1'))?.inventory_count).toBe(9)
})

test('keeps typed text through a lost connection and an ended session', async () => {
  const { app, visit, token, user } = await sellerWith(1)
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Product 1', exact: true }).click()
  await page.getByLabel('Description').fill('Typed on the way')
  await page.context().setOffline(true)
  await page.getByText('You are offline. What you type is kept; save it when you are back.').waitFor()
  // The notice moves the button down. Whoever tapped at that moment taps again.
  await vi.waitFor(
    async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click({ timeout: 5000 })
      await page.getByText('You seem to be offline. Please try again.').waitFor({ timeout: 5000 })
    },
    { timeout: PATIENCE_MS, interval: 100 },
  )
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Typed on the way')
  await page.context().setOffline(false)
  // The offline message disappears and the button moves up.
  await page.getByText('You are offline.').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Product updated successfully!').waitFor()

  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByLabel('Product name').fill('Typed before the end')
  await page.getByLabel('Description').fill('Kept')
  await page.getByLabel('Price in Rs.').fill('10')
  await page.getByLabel('In stock').fill('10')
  await page.getByRole('dialog').getByLabel('Category').fill('Shawls')
  await endSessionsAt(page, app, '**/api/products')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('Your session has ended.').waitFor()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('What you typed before is here again. It is not saved yet.').waitFor()
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Typed before the end')
  await expect.poll(() => page.getByLabel('Price in Rs.').inputValue()).toBe('10')
})

test('a product sold while it was edited is saved without a question, and keeps what was sold', async () => {
  const { app, visit, token, rows } = await sellerWith(1)
  const id = rows[0]?.id ?? ''
  const sell = () =>
    app.deps.db
      .updateTable('product_variants')
      .set((eb) => ({ inventory_count: eb('inventory_count', '-', 1), updated_at: new Date().toISOString() }))
      .where('product_id', '=', id)
      .execute()
  const kept = () =>
    app.deps.db.selectFrom('product_variants').select('inventory_count').where('id', '=', id).executeTakeFirst()
  const first = (await kept())?.inventory_count ?? 0
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Product 1', exact: true }).click()
  await page.getByLabel('Description').fill('Mine')
  await sell()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Product updated successfully!').waitFor()
  expect((await stored(app, 'Product 1'))?.description).toBe('Mine')
  expect(await kept()).toEqual({ inventory_count: first - 1 })

  await page.getByRole('button', { name: 'Product 1', exact: true }).click()
  await page.getByLabel('In stock').fill('50')
  await sell()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const notice = page.getByText('This was changed elsewhere. Load the newer version before saving.')
  await notice.waitFor()
  expect(await kept()).toEqual({ inventory_count: first - 2 })
  // It lies above the buttons, on the screen, and has the focus.
  await onBothScreens(page, async (screen) => {
    await expect.poll(() => notice.evaluate((words) => words.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await axeFindings(page), screen).toEqual([])
  })
  expect(await notice.evaluate((words) => document.activeElement?.contains(words))).toBe(true)
})

test('a product that was changed elsewhere is not overwritten', async () => {
  const { app, visit, token, rows } = await sellerWith(1)
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'Product 1', exact: true }).click()
  await page.getByLabel('Description').fill('Mine')
  const form = new FormData()
  form.set('name', 'Theirs')
  const headers = { authorization: `Bearer ${token}` }
  await app.app.request(`/api/products/${rows[0]?.id}`, { method: 'PUT', headers, body: form })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('This was changed elsewhere. Load the newer version before saving.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect((await stored(app, 'Theirs'))?.description).toBe('Made by hand')
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Theirs')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Product updated successfully!').waitFor()
  expect((await stored(app, 'Theirs'))?.description).toBe('Mine')
})

test('a hundred products, the longest names among them', async () => {
  const { app, visit, token } = await sellerWith(98)
  await app.deps.db.updateTable('users').set({ plan: 'paid' }).execute()
  await addProducts(app, 1, { name: 'کڑھائی والی ہاتھ سے بنی شال', slug: 'shawl' })
  await addProducts(app, 1, { name: `Handmade${'-and-embroidered'.repeat(8)}`, slug: 'long', price: 9_999_999_999 })
  const page = await visit(`${TAB}&page=5`, { token })
  await expect.poll(() => page.getByRole('article').count()).toBe(100)
  await page.getByText('Premium: 100/100 products used').waitFor()
  await page.getByText("You've reached the 100-product limit for your plan.").waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  const last = page.getByLabel('Stock of Product 1', { exact: true })
  await last.fill('4')
  await last.press('Enter')
  await expect.poll(() => stored(app, 'Product 1')).toMatchObject({ inventory_count: 4 })
})

test('the Products tab reads well on a phone and on a desktop', async () => {
  const { app, visit, token } = await sellerWith(1)
  await addProducts(app, 1, { name: 'کڑھائی والی شال', slug: 'shawl', inventory_count: 3 })
  await addProducts(app, 1, { name: 'A'.repeat(150), slug: 'long', price: 9_999_999_999, inventory_count: 0 })
  const page = await visit(TAB, { token })
  await page.getByRole('article').nth(2).waitFor()
  await page.getByText('Your shop is up to date').waitFor()
  await onBothScreens(page, async (screen) => {
    expect(await axeInBothThemes(page), screen).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByLabel('Picture files').setInputFiles(await photo('red.jpg', '#c0392b'))
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})

test('takes a product out of the shop and shows it again', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  await addProducts(app, 1, { name: 'Glass bangles' })
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Hide from shop' }).click()
  await page.getByText('Hidden', { exact: true }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await expect.poll(() => page.getByRole('menuitem', { name: 'View on Store' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Show in shop' }).click()
  await page.getByText('Back in your shop').waitFor()
  await expect.poll(() => page.getByText('Hidden', { exact: true }).count()).toBe(0)
})

test('raises all prices by a percent after a look at them', async () => {
  const { app, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  await addProducts(app, 10, { name: 'Glass bangles', price: 45_500 })
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('menuitem', { name: 'Raise or lower prices' }).click()
  const dialog = page.locator('dialog')
  // A dot is no slip of the finger: 7.5 is not 75.
  await dialog.getByLabel('By percent').pressSequentially('7.5')
  await dialog.getByText('Whole numbers only, such as 7').waitFor()
  expect(await dialog.getByRole('button', { name: 'Change prices' }).isDisabled()).toBe(true)
  await dialog.getByLabel('By percent').fill('10')
  await dialog.getByText('10 products would change').waitFor()
  await dialog.getByText('and 2 others').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 10 products' }).click()
  await page.getByText('Prices changed').waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  const prices = await app.deps.db.selectFrom('products').select('price').distinct().execute()
  expect(prices).toEqual([{ price: 50_000 }])
})
