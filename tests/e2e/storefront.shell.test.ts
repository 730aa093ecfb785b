import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { card, path, until, withShopper } from '../support/browser/shopper.ts'

const { arrive } = withShopper()
const count = '[data-cart-count]'

/** Slugs of the products in sight, in their order. */
const slugs = (page: Page) =>
  page
    .locator('[data-grid] [data-product]:visible')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.slug))

describe('quick add', () => {
  it('counts, says so, and is remembered', async () => {
    const { page, site } = await arrive()
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await expect.poll(() => page.locator('[data-toasts] p').textContent()).toBe('Blue Multani Bowl added to cart!')
    await expect.poll(() => page.locator('[data-cart-open]').getAttribute('aria-label')).toBe('Cart, 1 item')
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await expect.poll(() => page.locator('[data-toasts] p').count()).toBe(1)
    await page.reload()
    await until(() => page.locator(count).textContent(), '2')
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('whatsstore-cart'))) ?? '')
    expect(stored.noor).toHaveLength(1)
    await until(() => site.events.filter(({ event_type }) => event_type === 'add_to_cart').length, 2)
    expect(site.events.find(({ event_type }) => event_type === 'add_to_cart')?.event_data).toEqual({
      product_id: '0192-1',
      quantity: 1,
      store_slug: 'noor',
    })
  })

  it('makes a line of its own where the layout wants it', async () => {
    const { page } = await arrive({ variant: { values: { separate: true } } })
    for (let time = 0; time < 2; time++) await card(page, 'bowl').locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    await until(() => page.locator('dialog[open] .d-line').count(), 2)
  })

  it('stops at what is in stock', async () => {
    const { page } = await arrive()
    for (let time = 0; time < 4; time++) await card(page, 'shawl').locator('[data-quick-add]').click()
    await expect.poll(() => page.locator(count).textContent()).toBe('3')
    await expect
      .poll(() => page.locator('[data-toasts] p').last().textContent())
      .toBe('Maximum available quantity reached')
  })

  it('works when storage is blocked', async () => {
    const { page } = await arrive({
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        }),
    })
    await card(page, 'bowl').locator('[data-quick-add]').click()
    await expect.poll(() => page.locator(count).textContent()).toBe('1')
  })

  it('is seen by other tabs, and keeps the cart of another store', async () => {
    const { page, site } = await arrive({
      prepare: (page) =>
        page.addInitScript(() => {
          const line = {
            product: { id: 'z', slug: 'z', name: 'Z', price: 1, path: '', category: '', stock: null, image: null },
            quantity: 1,
          }
          if (!localStorage.getItem('whatsstore-cart'))
            localStorage.setItem('whatsstore-cart', JSON.stringify({ other: [line] }))
        }),
    })
    const second = await page.context().newPage()
    await second.goto(`${site.url}/store/noor/`)
    await second.waitForSelector('html[data-js]')
    await card(second, 'bowl').locator('[data-quick-add]').click()
    await until(() => page.locator(count).textContent(), '1')
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('whatsstore-cart'))) ?? '')
    expect(Object.keys(stored).sort()).toEqual(['noor', 'other'])
  })
})

describe('toasts', () => {
  it('fade after 3000 ms and are gone 300 ms later', async () => {
    const { page } = await arrive({ prepare: (page) => page.clock.install() })
    // From here on only the test moves the time.
    await page.clock.pauseAt(Date.now() + 60_000)
    await card(page, 'bowl').locator('[data-quick-add]').click()
    const toast = page.locator('[data-toasts] p')
    await page.clock.runFor(2900)
    await expect.poll(() => toast.getAttribute('data-leaving')).toBeNull()
    await page.clock.runFor(150)
    await expect.poll(() => toast.getAttribute('data-leaving')).toBe('')
    await page.clock.runFor(300)
    await expect.poll(() => toast.count()).toBe(0)
  })
})

describe('chips', () => {
  it('filter in place, change the address, and follow Back', async () => {
    const { page } = await arrive()
    await page.locator('[data-chip="Shawls"]').click()
    expect(path(page)).toBe('/store/noor/c/shawls/')
    await expect.poll(() => page.locator('[data-grid] [data-product]:visible').count()).toBe(1)
    await expect.poll(() => page.locator('[data-chip="Shawls"]').getAttribute('aria-current')).toBe('true')
    await page.goBack()
    await until(() => page.locator('[data-grid] [data-product]:visible').count(), 6)
    await expect.poll(() => page.locator('[data-chip="all"]').getAttribute('aria-current')).toBe('true')
    await page.goForward()
    await until(() => page.locator('[data-grid] [data-product]:visible').count(), 1)
  })

  it('come back to the real page after a reload', async () => {
    const { page } = await arrive()
    await page.locator('[data-chip="Shawls"]').click()
    await page.reload()
    await page.goBack()
    await until(() => page.locator('[data-grid] [data-product]:visible').count(), 6)
    expect(path(page)).toBe('/store/noor/')
  })

  it('put the chosen category first, under its name and count, where the layout lists every product', async () => {
    const { page } = await arrive({ variant: { values: { filters: false } } })
    const before = await slugs(page)
    const shown = await page
      .locator('[data-chip="Ceramics"]')
      .click()
      .then(() => slugs(page))
    expect(shown).toEqual(['bowl', 'cup', 'tea-set', 'shawl', 'churiyan', 'khussa'])
    await expect
      .poll(() => page.locator('[data-group]:visible').allTextContents())
      .toEqual(['Ceramics (3)', 'More from Noor Crafts'])
    const list = await page.locator('[data-grid] > :visible').allTextContents()
    expect([list[0], list[4]]).toEqual(['Ceramics (3)', 'More from Noor Crafts'])
    await page.goBack()
    await until(() => slugs(page), before)
    await expect.poll(() => page.locator('[data-group]:visible').count()).toBe(0)
    await page.goForward()
    await until(() => slugs(page), shown)
  })

  it('bring the current one into sight', async () => {
    const narrow = () => {
      const chips = document.querySelector('[data-chips]') as HTMLElement
      Object.assign(chips.style, { display: 'flex', overflow: 'auto', width: '80px' })
    }
    const { page } = await arrive()
    await page.evaluate(narrow)
    const moved = () => page.locator('[data-chips]').evaluate(({ scrollLeft }) => scrollLeft > 0)
    await page.locator('[data-chip="Khussa"]').evaluate((chip) => (chip as HTMLElement).click())
    await until(moved, true)
    await page.goBack()
    await until(moved, false)
    await page.goForward()
    await until(moved, true)
  })

  it('keep no focus after a touch, and keep it after a key', async () => {
    const { page } = await arrive()
    const chip = page.locator('[data-chip="Shawls"]')
    const isFocused = () => chip.evaluate((element) => element === document.activeElement)
    await chip.tap()
    await until(() => path(page), '/store/noor/c/shawls/')
    await expect.poll(() => isFocused()).toBe(false)
    await page.locator('[data-chip="all"]').focus()
    await page.keyboard.press('Tab')
    await page.locator('[data-chip="Shawls"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused()).toBe(true)
  })

  it('are links on a page that holds one category', async () => {
    const { page } = await arrive({ path: '/store/noor/c/shawls/' })
    await page.locator('[data-chip="Ceramics"]').click()
    await until(() => page.locator('[data-grid] [data-product]').count(), 3)
  })
})

describe('search and sort', () => {
  const field = (page: Page) => page.getByLabel('Search products')
  const found = (page: Page) => page.locator('[data-grid] > [data-category]:visible').count()

  it('come when they are first touched, with what was typed before they came', async () => {
    const asked: string[] = []
    let letCome: () => void = () => undefined
    const may = new Promise<void>((resolve) => {
      letCome = resolve
    })
    const { page } = await arrive({
      prepare: (page) =>
        page.route('**/find.*.js', async (route) => {
          asked.push(route.request().url())
          await may
          await route.continue()
        }),
    })
    await page.locator('[data-chip="Shawls"]').focus()
    expect(asked).toEqual([])
    await field(page).tap()
    await field(page).fill('shaw')
    await until(() => asked.length, 1)
    await expect.poll(() => found(page)).toBe(6)
    letCome()
    await until(() => found(page), 1)
    await expect.poll(() => page.locator('[data-found]').textContent()).toBe('1 product found')
  })

  it('read Roman Urdu in any spelling, in names, categories and descriptions', async () => {
    const { page } = await arrive()
    for (const [typed, slug] of [
      ['kusa', 'khussa'],
      ['KASHMEERI', 'shawl'],
      ['seramics sosers', 'tea-set'],
      ['چوڑياں', 'churiyan'],
    ] as const) {
      await field(page).fill(typed)
      await until(() => slugs(page), [slug])
    }
    await field(page).fill('')
    await until(() => found(page), 6)
  })

  it('say when nothing is found', async () => {
    const { page } = await arrive()
    await field(page).fill('telephone')
    await until(() => found(page), 0)
    await expect.poll(() => page.locator('[data-empty]').isVisible()).toBe(true)
    await field(page).fill('bowl')
    await until(() => page.locator('[data-empty]').isVisible(), false)
  })

  it('sort by price, name and age', async () => {
    const { page } = await arrive()
    const by = page.getByLabel('Sort by')
    const prices = () =>
      page
        .locator('[data-grid] [data-product]')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.price)))
    const before = await prices()
    await by.focus()
    await by.selectOption('low')
    await until(
      prices,
      before.toSorted((one, other) => one - other),
    )
    await by.selectOption('high')
    await until(
      prices,
      before.toSorted((one, other) => other - one),
    )
    await by.selectOption('name')
    await until(async () => (await slugs(page))[0], 'tea-set')
    await by.selectOption('new')
    await until(() => slugs(page), ['tea-set', 'cup', 'khussa', 'churiyan', 'shawl', 'bowl'])
  })

  it('hold within the chosen category, and under its heading', async () => {
    const { page } = await arrive({ variant: { values: { filters: false } } })
    await page.getByLabel('Sort by').focus()
    await page.getByLabel('Sort by').selectOption('high')
    await until(async () => (await slugs(page))[0], 'shawl')
    await page.locator('[data-chip="Ceramics"]').click()
    await until(() => slugs(page), ['tea-set', 'bowl', 'cup', 'shawl', 'khussa', 'churiyan'])
    await page.goBack()
    await until(async () => (await slugs(page))[0], 'shawl')
  })
})

describe('the menu', () => {
  it('opens, and closes by Escape', async () => {
    const { page } = await arrive()
    const button = page.locator('[data-menu-toggle]')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.locator('[data-menu]').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('a product page', () => {
  const bowl = '/store/noor/p/bowl/'

  it('chooses a quantity between 1 and the stock, and the chat order follows', async () => {
    const { page } = await arrive({ path: '/store/noor/p/shawl/' })
    const plus = page.locator('[data-plus]')
    await expect.poll(() => page.locator('[data-minus]').isDisabled()).toBe(true)
    await plus.click()
    await plus.click()
    await expect.poll(() => plus.isDisabled()).toBe(true)
    await expect.poll(() => page.locator('[data-quantity-max]').isVisible()).toBe(true)
    const text = new URL((await page.locator('[data-whatsapp]').getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain('Quantity: 3')
    expect(text).toContain('Total: Rs. 37,500')
    await page.locator('[data-quantity-input]').fill('99')
    await page.locator('[data-quantity-input]').press('Tab')
    await expect.poll(() => page.locator('[data-quantity-input]').inputValue()).toBe('3')
    await page.locator('[data-add]').click()
    await expect.poll(() => page.locator(count).textContent()).toBe('3')
  })

  it('orders the chosen quantity', async () => {
    const { page } = await arrive({ path: bowl })
    await page.locator('[data-plus]').click()
    await page.locator('main [data-order]').click()
    await until(() => page.locator('dialog[open] .d-total strong').textContent(), 'Rs. 3,700')
  })

  it('moves the gallery without changing the address', async () => {
    const { page } = await arrive({ path: bowl })
    await page.locator('[data-gallery] a').nth(2).click()
    await until(() => page.locator('[data-gallery] .strip').evaluate((strip) => strip.scrollLeft > 0), true)
    expect(new URL(page.url()).hash).toBe('')
  })

  it('shows the placeholder for a broken picture', async () => {
    const { page } = await arrive({ path: '/store/noor/p/tea-set/' })
    await until(() => page.locator('[data-gallery] img').getAttribute('src'), '/placeholder.svg')
  })
})

describe('events', () => {
  it('say what was seen, once a visit', async () => {
    const { page, site } = await arrive()
    await card(page, 'bowl').locator('[data-open]').click({ modifiers: [] })
    await until(
      () => site.events.map(({ event_type }) => event_type),
      ['store_view', 'product_clicked', 'product_view'],
    )
    expect(site.events[2]?.event_data).toEqual({
      product_id: '0192-1',
      product_name: 'Blue Multani Bowl',
      store_slug: 'noor',
    })
    expect(Date.parse(site.events[0]?.timestamp ?? '')).toBeGreaterThan(0)
    await page.goBack()
    await page.locator('header a').first().click()
    await page.waitForSelector('html[data-js]')
    const heard = (type: string) => site.events.filter(({ event_type }) => event_type === type)
    // The buyer's next event comes after the page's own.
    await card(page, 'bowl').locator('[data-open]').click()
    await until(() => heard('product_clicked').length, 2)
    expect(heard('store_view')).toHaveLength(1)
  })

  it('record a chat order', async () => {
    const { page, site } = await arrive({ path: '/store/noor/p/bowl/' })
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.locator('[data-whatsapp]').click()
    await until(() => site.events.map(({ event_type }) => event_type).includes('whatsapp_click'), true)
  })
})
