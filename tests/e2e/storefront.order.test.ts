import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/browser/axe.ts'
import { card, dialog, fillOrder, path, until, withShopper } from '../support/browser/shopper.ts'
import type { Site } from '../support/fixtures/fixture-site.ts'

const { arrive } = withShopper()

const submit = (page: Page) => dialog(page).locator('[type=submit]')
const orderFromCard = async (page: Page, slug = 'bowl') => {
  await card(page, slug).locator('[data-order]').click()
  await dialog(page).getByRole('heading', { name: 'Place Your Order' }).waitFor()
}
const orderFromCart = async (page: Page) => {
  await page.locator('[data-cart-open]').first().click()
  await dialog(page).getByRole('button', { name: 'Place Order' }).click()
  await page.getByLabel('Full Name').waitFor()
}
const confirmation = (page: Page) => dialog(page).getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()

const chatText = async (page: Page, name: string) => {
  const href = await dialog(page).getByRole('link', { name }).getAttribute('href')
  expect(href).toMatch(/^https:\/\/wa\.me\/923000000001\?/)
  return new URL(href ?? '').searchParams.get('text')?.replaceAll(new URL(page.url()).origin, '')
}

it('the whole cart goes to the seller’s chat, each line with its link; after an order by the form she is told its number there', async () => {
  const { page } = await arrive()
  for (const slug of ['bowl', 'shawl', 'bowl']) await card(page, slug).locator('[data-quick-add]').click()
  await page.locator('[data-cart-open]').first().click()
  expect(await chatText(page, 'Send order on WhatsApp')).toBe(
    [
      'Assalam-o-Alaikum Noor Crafts! I would like to order:\n',
      '*Blue Multani Bowl*\nPrice: Rs. 1,850\nQuantity: 2\n/store/noor/p/bowl/\n',
      '*Kashmiri Shawl*\nPrice: Rs. 12,500\nQuantity: 1\n/store/noor/p/shawl/\n',
      '*Total: Rs. 16,200*\n',
      'My details\nName: \nPhone: \nAddress: ',
    ].join('\n'),
  )
  await dialog(page).getByRole('button', { name: 'Place Order' }).click()
  await fillOrder(page)
  await submit(page).click()
  await confirmation(page)
  expect(await chatText(page, 'Tell the seller on WhatsApp')).toBe(
    [
      'Assalam-o-Alaikum Noor Crafts! I have placed an order in your shop.\n',
      'Order *WS7K2M9QXB*\n',
      '2 × *Blue Multani Bowl*\n/store/noor/p/bowl/\n',
      '1 × *Kashmiri Shawl*\n/store/noor/p/shawl/\n',
      '*Total: Rs. 16,200*, Cash on Delivery',
    ].join('\n'),
  )
})

it('the confirmation recalls prices and address, gives its number to copy, and ends no sentence twice', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page } = await arrive({ permissions, variant: { name: 'Zari & Co.' } })
  for (const slug of ['bowl', 'bowl', 'shawl']) await card(page, slug).locator('[data-quick-add]').click()
  await orderFromCart(page)
  await fillOrder(page)
  await submit(page).click()
  await confirmation(page)
  const lines = await dialog(page).locator('.d-receipt li').allTextContents()
  expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'Blue Multani Bowl × 2Rs. 3,700',
    'Kashmiri Shawl × 1Rs. 12,500',
    'Cash on Delivery Rs. 16,200',
  ])
  const text = await dialog(page).textContent()
  expect(text).toContain('House 12, Street 4, Gulberg, Lahore')
  expect(text).toContain('received by Zari & Co.S')
  await dialog(page).getByRole('button', { name: 'Copy' }).click()
  await dialog(page).getByText('Copied').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('WS7K2M9QXB')
})

it('asks once about a phone number that is none of Pakistan, and takes it at the second tap', async () => {
  const { page, site } = await arrive()
  await orderFromCard(page)
  await fillOrder(page)
  await page.getByLabel('Phone').fill('12345678901')
  await submit(page).click()
  await dialog(page).getByText('Is a digit missing or wrong? 12345678901').waitFor()
  expect(site.orders).toEqual([])
  await page.getByLabel('Phone').fill('0300 123456')
  await submit(page).click()
  await dialog(page).getByText('Is a digit missing or wrong? 0300 123456').waitFor()
  await submit(page).click()
  await confirmation(page)
  expect(site.orders[0]?.body.buyer_phone).toBe('0300 123456')
})

describe('when a product of the cart is sold out meanwhile', () => {
  const cartOfTwo = async () => {
    const arrived = await arrive()
    for (const slug of ['bowl', 'shawl']) await card(arrived.page, slug).locator('[data-quick-add]').click()
    await orderFromCart(arrived.page)
    await fillOrder(arrived.page)
    return arrived
  }
  const refuse = ({ answers }: Site, available: number, detail: string) =>
    answers.push({ status: 409, body: { code: 'conflict', detail, product_id: '0192-1', available } })

  it('says which one, strikes it out, and orders the rest in one tap', async () => {
    const { page, site } = await cartOfTwo()
    refuse(site, 0, 'Blue Multani Bowl is out of stock')
    await submit(page).click()
    await dialog(page).getByText('Blue Multani Bowl is out of stock').waitFor()
    await expect.poll(() => submit(page).textContent()).toBe('Remove it and order the rest · Rs. 12,500')
    await page.goBack()
    await expect.poll(() => dialog(page).locator('.d-line[data-stock="0"]').count()).toBe(1)
    await page.reload()
    await expect.poll(() => dialog(page).locator('.d-line[data-stock="0"]').count()).toBe(1)
    await dialog(page).getByRole('button', { name: 'Place Order' }).click()
    await submit(page).click()
    await confirmation(page)
    expect(site.orders.at(-1)?.body.items).toHaveLength(1)
    expect(site.orders.at(-1)?.body.expected_total).toBe(12_500)
  })

  it('offers what is left where that is less than was asked for', async () => {
    const { page, site } = await arrive()
    for (const slug of ['bowl', 'bowl']) await card(page, slug).locator('[data-quick-add]').click()
    await orderFromCart(page)
    await fillOrder(page)
    refuse(site, 1, 'Only 1 left of Blue Multani Bowl')
    await submit(page).click()
    await expect.poll(() => submit(page).textContent()).toBe('Order what is left · Rs. 1,850')
    const line = dialog(page).locator('.d-summary li')
    await expect.poll(() => line.textContent()).toBe('Blue Multani BowlOnly 1 left× 1Rs. 1,850')
    await submit(page).click()
    await confirmation(page)
    expect(site.orders.at(-1)?.body.items).toEqual([{ product_id: '0192-1', quantity: 1 }])
  })
})

it('the order by chat has the details that were typed into the form', async () => {
  const { page } = await arrive()
  await card(page, 'bowl').locator('[data-quick-add]').click()
  await orderFromCart(page)
  await fillOrder(page)
  await page.goBack()
  await dialog(page).getByRole('heading', { name: 'Your Cart' }).waitFor()
  await expect
    .poll(() => chatText(page, 'Send order on WhatsApp'))
    .toContain('Name:  Ayesha Khan \nPhone: 0300 1234567\nAddress: House 12, Street 4, Gulberg, Lahore')
})

it.each(['the cart', 'a product’s dialog'])('Back after an order from %s is the shop', async (place) => {
  const { page } = await arrive()
  if (place === 'the cart') {
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await orderFromCart(page)
  } else {
    await card(page, 'bowl').locator('[data-open]').first().click()
    await dialog(page).getByRole('button', { name: 'Order Now' }).click()
  }
  await fillOrder(page)
  await submit(page).click()
  await confirmation(page)
  await page.goBack()
  await until(() => dialog(page).count(), 0)
  expect(path(page)).toBe('/store/noor/')
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
})

describe('the cart dialog', () => {
  it('is empty at first', async () => {
    const { page } = await arrive()
    await page.locator('[data-cart-open]').click()
    await dialog(page).getByText('Cart is empty').waitFor()
    await page.goBack()
    await until(() => dialog(page).count(), 0)
  })

  it('changes quantities, never below 1, removes, and adds up', async () => {
    const { page } = await arrive()
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await card(page, 'shawl').locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    const lines = dialog(page).locator('.d-line')
    await expect.poll(() => lines.first().getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
    await lines.first().getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => dialog(page).locator('.d-total strong').textContent()).toBe('Rs. 16,200')
    await dialog(page).getByRole('button', { name: 'Remove Kashmiri Shawl' }).click()
    await expect.poll(() => lines.count()).toBe(1)
    await expect
      .poll(() => dialog(page).locator('[data-toasts] p').textContent())
      .toBe('Kashmiri Shawl removed from cart')
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
  })

  it('shows the lines of one product together, and changes the one that is meant', async () => {
    const { page } = await arrive({ variant: { values: { separate: true } } })
    for (const slug of ['bowl', 'shawl', 'bowl']) await card(page, slug).locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    const lines = dialog(page).locator('.d-line')
    const names = () => lines.locator('.d-line-name').allTextContents()
    await expect.poll(() => names()).toEqual(['Blue Multani Bowl', 'Blue Multani Bowl', 'Kashmiri Shawl'])
    await lines.nth(1).getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => lines.locator('output').allTextContents()).toEqual(['1', '2', '1'])
    await lines.nth(2).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => names()).toEqual(['Blue Multani Bowl', 'Blue Multani Bowl'])
  })

  it('gives a name the row to itself, in Urdu too beside its image', async () => {
    const { page } = await arrive({ viewport: { width: 360, height: 740 } })
    for (const slug of ['tea-set', 'churiyan']) await card(page, slug).locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    const names = dialog(page).locator('.d-line-name')
    expect((await names.first().boundingBox())?.width).toBeGreaterThan(220)
    await expect.poll(() => names.nth(1).evaluate((name) => getComputedStyle(name).textAlign)).toBe('left')
  })

  it('comes back after a reload', async () => {
    const { page } = await arrive()
    await page.locator('[data-cart-open]').click()
    await dialog(page).waitFor()
    await page.reload()
    await dialog(page).getByText('Cart is empty').waitFor()
  })
})

it('every dialog of a store that sells in dirhams names amounts in dirhams', async () => {
  const { page } = await arrive({ variant: { currency: 'AED' } })
  const reads = async (words: string) => {
    await dialog(page).getByText(words).first().waitFor()
    await expect.poll(() => dialog(page).textContent()).not.toContain('Rs.')
  }
  await card(page, 'bowl').locator('[data-open]').first().click()
  await reads('AED 1,850')
  await expect
    .poll(() => dialog(page).locator('.d-chat').getAttribute('href'))
    .toContain(encodeURIComponent('Total: AED 1,850'))
  await dialog(page).getByRole('button', { name: 'Add to Cart' }).click()
  await page.goBack()
  await page.locator('[data-cart-open]').click()
  await reads('AED 1,850')
  await dialog(page).getByRole('button', { name: 'Place Order' }).click()
  await reads('Place Order · AED 1,850')
  await fillOrder(page)
  await submit(page).click()
  await confirmation(page)
  await reads('AED 1,850')
})

describe('the order form', () => {
  it('checks in order, shows the first failure in the form, and typing clears it', async () => {
    const { page, site } = await arrive()
    await orderFromCard(page)
    const error = dialog(page).getByRole('alert')
    const failure = async (message: string, label: string) => {
      await submit(page).click()
      await expect.poll(() => error.textContent()).toBe(message)
      await expect.poll(() => page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true)
      await expect.poll(() => page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
    }
    await failure('Please enter your full name', 'Full Name')
    await page.getByLabel('Full Name').fill('Ayesha')
    await expect.poll(() => error.count()).toBe(0)
    await page.getByLabel('Phone').fill('(0300) -- 12345')
    await failure('Please enter a valid phone number (at least 10 digits)', 'Phone')
    await page.getByLabel('Phone').fill('۰۳۰۰ ۱۲۳۴۵۶۷')
    await page.getByLabel('Delivery Address').fill('  Lahore      ')
    await failure(
      'Please enter a complete delivery address, like House 12, Street 5, Gulberg, Lahore',
      'Delivery Address',
    )
    expect(site.orders).toEqual([])
  })

  it('places an order for one of a card’s product and leaves the cart alone', async () => {
    const { page, site } = await arrive()
    await card(page, 'shawl').locator('[data-quick-add]').click()
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).click()
    await confirmation(page)
    expect(site.orders[0]?.body).toEqual({
      items: [{ product_id: '0192-1', quantity: 1 }],
      buyer_name: 'Ayesha Khan',
      buyer_phone: '0300 1234567',
      delivery_address: 'House 12, Street 4, Gulberg, Lahore',
      order_notes: null,
      expected_total: 1850,
      cart_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      language: 'en',
    })
    const text = await dialog(page).textContent()
    for (const part of ['WS7K2M9QXB', 'received', 'within 24 hours', 'Preparation and delivery'])
      expect(text).toContain(part)
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
    const placed = () => site.events.find(({ event_type }) => event_type === 'order_placed')?.event_data
    await until(placed, { order_id: 'WS7K2M9QXB', total: 1850, store_slug: 'noor' })
    await dialog(page).getByRole('button', { name: 'Continue shopping' }).click()
    await until(() => dialog(page).count(), 0)
    expect(path(page)).toBe('/store/noor/')
  })

  it('places the cart’s order, sums separate lines, and empties the cart', async () => {
    const { page, site } = await arrive({ variant: { values: { separate: true } } })
    for (let time = 0; time < 2; time++) await card(page, 'bowl').locator('[data-quick-add]').click()
    await orderFromCart(page)
    await fillOrder(page)
    await submit(page).click()
    await confirmation(page)
    expect(site.orders[0]?.body.items).toEqual([{ product_id: '0192-1', quantity: 2 }])
    await until(() => page.locator('[data-cart-count]').isHidden(), true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('whatsstore-cart'))).toBe('{"noor":[]}')
  })

  it('opens over the product dialog, to which Back returns', async () => {
    const { page } = await arrive()
    await card(page, 'bowl').locator('[data-open]').click()
    await dialog(page).getByRole('button', { name: 'Increase quantity' }).click()
    await dialog(page).getByRole('button', { name: 'Order Now' }).click()
    await until(() => dialog(page).locator('.d-total strong').textContent(), 'Rs. 3,700')
    await page.goBack()
    await until(() => dialog(page).getAttribute('data-kind'), 'product')
    await page.goBack()
    await until(() => dialog(page).count(), 0)
  })

  it('keeps what was typed through closing and a reload', async () => {
    const { page } = await arrive()
    await orderFromCard(page)
    await fillOrder(page)
    await page.goBack()
    await until(() => dialog(page).count(), 0)
    await page.reload()
    await orderFromCard(page, 'shawl')
    await expect
      .poll(() => page.getByLabel('Delivery Address').inputValue())
      .toBe('House 12, Street 4, Gulberg, Lahore')
  })

  it('sends one order for a double tap', async () => {
    const { page, site } = await arrive()
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).evaluate((button) => {
      for (let time = 0; time < 3; time++) (button as HTMLButtonElement).click()
    })
    await confirmation(page)
    expect(site.orders).toHaveLength(1)
  })

  it('has one key until it is placed: through lost answers, a reload, a refusal and changes of the form', async () => {
    const { page, site } = await arrive()
    site.answers.push('drop', 'drop', { status: 409, body: { detail: 'Only 2 of Blue Multani Bowl left' } }, 'drop')
    const keys = () => site.orders.map(({ key }) => key)
    const send = async (sent: number) => {
      await submit(page).click()
      await until(() => keys().length, sent)
      await dialog(page).getByRole('alert').waitFor()
    }
    await orderFromCard(page)
    await fillOrder(page)
    await send(1)
    await expect
      .poll(() => dialog(page).getByRole('alert').textContent())
      .toBe('The connection was lost. Your details are kept: try again, your order will not be placed twice.')
    await page.reload()
    await page.getByLabel('Full Name').waitFor()
    await send(2)
    await page.getByLabel('Order Notes').fill('Please call first')
    await send(3)
    await page.getByLabel('Order Notes').fill('')
    await send(4)
    await submit(page).click()
    await confirmation(page)
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys()).toHaveLength(5)
    expect(new Set(keys()).size).toBe(1)
    await dialog(page).getByRole('button', { name: 'Continue shopping' }).click()
    await orderFromCard(page)
    await submit(page).click()
    await confirmation(page)
    expect(new Set(keys()).size).toBe(2)
  })

  it('a form changed after a lost answer shows the order that had arrived, and leaves what was not in it', async () => {
    const { page, site } = await arrive()
    const items = [{ product_id: '0192-1', product_name: 'Blue Multani Bowl', product_price: 1850, quantity: 1 }]
    const placed = { order_id: 'WS1FIRST00', items, total_amount: 1850 }
    site.answers.push('drop', {
      status: 409,
      body: { detail: 'Order WS1FIRST00 was already placed, as you first sent it.', placed },
    })
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await orderFromCart(page)
    await fillOrder(page)
    await submit(page).click()
    await dialog(page).getByRole('alert').waitFor()
    await page.goBack()
    await page.goBack()
    await until(() => dialog(page).count(), 0)
    await card(page, 'shawl').locator('[data-quick-add]').click()
    await orderFromCart(page)
    await page.getByLabel('Order Notes').fill('Please call first')
    await submit(page).click()
    await dialog(page).getByRole('heading', { name: 'Order Already Placed' }).waitFor()
    const text = await dialog(page).textContent()
    for (const part of ['Order WS1FIRST00 was already placed, as first sent', 'Nothing new was ordered', 'Rs. 1,850'])
      expect(text).toContain(part)
    await expect.poll(() => dialog(page).locator('.d-receipt li').count()).toBe(2)
    const violations = await axeViolations(page, { within: 'dialog[open]' })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
    await dialog(page).getByRole('button', { name: 'Continue shopping' }).click()
    await orderFromCart(page)
    await submit(page).click()
    await confirmation(page)
    const [first, second, third] = site.orders
    expect(second?.key).toBe(first?.key)
    expect(third?.key).not.toBe(first?.key)
    expect(third?.body.items).toEqual([{ product_id: '0192-2', quantity: 1 }])
  })

  it('leaves in the cart what another tab added while the order was on its way', async () => {
    const { page, site } = await arrive()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/orders', async (route) => {
      await held
      await route.continue()
    })
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await orderFromCart(page)
    await fillOrder(page)
    await submit(page).click()
    const other = await page.context().newPage()
    await other.goto(`${site.url}/store/noor/`)
    await other.waitForSelector('html[data-js]')
    await card(other, 'bowl').locator('[data-quick-add]').click()
    await card(other, 'shawl').locator('[data-quick-add]').click()
    await until(() => page.locator('[data-cart-count]').textContent(), '3')
    release()
    await confirmation(page)
    expect(site.orders[0]?.body.items).toEqual([{ product_id: '0192-1', quantity: 1 }])
    await until(() => page.locator('[data-cart-count]').textContent(), '2')
    await until(() => other.locator('[data-cart-count]').textContent(), '2')
  })

  it('says so when offline, and no longer once the line is back', async () => {
    const { page, site } = await arrive()
    await orderFromCard(page)
    await fillOrder(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await until(
      () => dialog(page).getByRole('alert').textContent(),
      'You are offline. Your details are kept: try again, your order will not be placed twice.',
    )
    await page.context().setOffline(false)
    await until(() => dialog(page).getByRole('alert').count(), 0)
    await submit(page).click()
    await confirmation(page)
    expect(site.orders).toHaveLength(1)
  })

  it('gives up waiting after 20 seconds', async () => {
    const { page, site } = await arrive({ prepare: (page) => page.clock.install() })
    site.answers.push('hang')
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => site.orders.length, 1)
    await page.clock.runFor(20_100)
    await dialog(page).getByRole('alert').waitFor()
    await submit(page).click()
    await confirmation(page)
    expect(site.orders[1]?.key).toBe(site.orders[0]?.key)
  })

  it('shows a new total and asks for consent to it', async () => {
    const { page, site } = await arrive()
    await card(page, 'bowl').locator('[data-quick-add]').click()
    site.answers.push({
      status: 409,
      body: {
        detail: 'Prices have changed',
        total_amount: 1900.5,
        items: [{ product_id: '0192-1', product_name: 'Blue Multani Bowl', product_price: 1900.5, quantity: 1 }],
      },
    })
    await orderFromCart(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => submit(page).textContent(), 'Confirm new total · Rs. 1,900.50')
    await submit(page).click()
    await confirmation(page)
    expect(site.orders.map(({ body }) => body.expected_total)).toEqual([1850, 1900.5])
  })

  it('shows a new total of nothing', async () => {
    const { page, site } = await arrive()
    await card(page, 'bowl').locator('[data-quick-add]').click()
    const items = [{ product_id: '0192-1', product_name: 'Blue Multani Bowl', product_price: 0, quantity: 1 }]
    site.answers.push({ status: 409, body: { detail: 'Prices have changed', total_amount: 0, items } })
    await orderFromCart(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => submit(page).textContent(), 'Confirm new total · Rs. 0')
    await submit(page).click()
    await confirmation(page)
    expect(site.orders.map(({ body }) => body.expected_total)).toEqual([1850, 0])
  })

  it.each([
    [
      'the server’s words',
      { status: 409, body: { detail: 'Only 2 of Blue Multani Bowl left' } },
      'Only 2 of Blue Multani Bowl left',
    ],
    ['its own words for an answer without', { status: 500, body: {} }, 'Failed to place order'],
    ['its own words for a page in between', { status: 502, body: '<html>Bad gateway' }, 'Failed to place order'],
    [
      'what is wrong with something that is no field of the form',
      { status: 422, body: { detail: 'Too many items', errors: { items: 'Too many items' } } },
      'Too many items',
    ],
    [
      'its own words for a detail that is no text',
      { status: 422, body: { detail: [{ msg: 'x' }] } },
      'Failed to place order',
    ],
  ])('shows %s', async (_, answer, message) => {
    const { page, site } = await arrive()
    site.answers.push(answer)
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => dialog(page).getByRole('alert').textContent(), message)
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe(' Ayesha Khan ')
  })

  it('offers the order by chat where the server takes no more for now, and not where it refuses', async () => {
    const { page, site } = await arrive()
    site.answers.push({ status: 409, body: { detail: 'Only 2 left' } }, { status: 429, body: { detail: 'Too many' } })
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => dialog(page).getByRole('alert').textContent(), 'Only 2 left')
    expect(await dialog(page).getByRole('link').count()).toBe(0)
    await submit(page).click()
    await until(() => dialog(page).getByRole('alert').textContent(), 'Too many')
    expect(await chatText(page, 'Send order on WhatsApp')).toContain(
      '*Blue Multani Bowl*\nPrice: Rs. 1,850\nQuantity: 1',
    )
    expect(await chatText(page, 'Send order on WhatsApp')).toContain('Phone: 0300 1234567')
    expect(await axeViolations(page)).toEqual([])
  })

  it('says what the server refuses at its field, in the middle of what a keyboard leaves', async () => {
    const { page, site } = await arrive({ viewport: { width: 360, height: 420 }, reducedMotion: 'reduce' })
    site.answers.push({ status: 422, body: { detail: 'Unknown number', errors: { buyer_phone: 'Unknown number' } } })
    await orderFromCard(page)
    await fillOrder(page)
    await submit(page).click()
    await until(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'buyer_phone')
    const field = page.locator('.d-field', { has: page.getByLabel('Phone') })
    await expect.poll(() => field.getByRole('alert').textContent()).toBe('Unknown number')
    for (const part of [page.getByLabel('Phone'), field.getByRole('alert')]) {
      const { y = -1, height = 999 } = (await part.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(420)
    }
  })

  it('is usable by the keyboard alone', async () => {
    const { page, site } = await arrive({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
    await card(page, 'bowl').locator('[data-order]').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    for (let step = 0; step < 6 && (await focused()) !== 'buyer_name'; step++) await page.keyboard.press('Tab')
    await page.keyboard.type('Ayesha Khan')
    await page.keyboard.press('Tab')
    await page.keyboard.type('03001234567')
    await page.keyboard.press('Tab')
    await page.keyboard.type('House 12, Lahore')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await confirmation(page)
    expect(site.orders[0]?.body.buyer_phone).toBe('03001234567')
    await page.keyboard.press('Escape')
    await until(() => dialog(page).count(), 0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-order'))).toBe(true)
  })

  it('keeps to the rules of accessibility: cart, form, error, confirmation', async () => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    const check = async () => {
      const violations = await axeViolations(page, { within: 'dialog[open]' })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    await dialog(page).waitFor()
    await check()
    await dialog(page).getByRole('button', { name: 'Place Order' }).click()
    await page.getByLabel('Full Name').waitFor()
    await submit(page).click()
    await check()
    await fillOrder(page)
    await submit(page).click()
    await confirmation(page)
    await check()
  })
})
