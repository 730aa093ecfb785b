import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/browser/axe.ts'
import { card, dialog, path, until, withShopper } from '../support/browser/shopper.ts'

const { arrive } = withShopper()

const open = async (page: Parameters<typeof card>[0], slug: string) => {
  await card(page, slug).locator('[data-open]').click()
  await dialog(page).waitFor()
}
const counter = '.d-counter'

describe('the product dialog', () => {
  it('has the address of the product; Back closes, Forward reopens, the button goes back', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    expect(path(page)).toBe('/store/noor/p/bowl/')
    await page.goBack()
    await until(() => dialog(page).count(), 0)
    expect(path(page)).toBe('/store/noor/')
    await page.goForward()
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await until(() => path(page), '/store/noor/')
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it('is the product page after a reload, from which Back leads home', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await page.reload()
    await expect.poll(() => page.locator('[data-product-page]').count()).toBe(1)
    await expect.poll(() => dialog(page).count()).toBe(0)
    await page.goBack()
    await until(() => page.locator('[data-product-page]').count(), 0)
    expect(path(page)).toBe('/store/noor/')
  })

  it('says how many were sold, if the product’s page does', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await page.locator('.d-facts').getByText('Sold 12 times').waitFor()
    await page.goBack()
    await open(page, 'shawl')
    await until(() => page.locator(counter).textContent(), '1 / 2')
    expect(await page.locator('.d-facts').textContent()).not.toContain('Sold')
  })

  it('steps through the pictures and wraps at both ends', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await expect.poll(() => page.locator(counter).textContent()).toBe('4 / 4')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect.poll(() => page.locator(counter).textContent()).toBe('1 / 4')
    await page.getByRole('button', { name: 'Picture 3' }).click()
    await expect.poll(() => page.locator(counter).textContent()).toBe('3 / 4')
    await until(() => page.locator('.d-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth)), 2)
  })

  it('follows a swipe', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
    await page.locator('.d-strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'smooth' }))
    await until(() => page.locator(counter).textContent(), '2 / 4')
  })

  it('starts with the first picture of the next product', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await page.getByRole('button', { name: 'Picture 3' }).click()
    await page.goBack()
    await open(page, 'shawl')
    await until(() => page.locator(counter).textContent(), '1 / 2')
    await page.goBack()
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
  })

  it.each([
    ['bowl', '14 in stock', 'positive'],
    ['shawl', '3 in stock', 'warning'],
    ['khussa', 'Out of stock', 'negative'],
  ])('tells the stock of %s', async (slug, label, level) => {
    const { page } = await arrive()
    await open(page, slug)
    await expect.poll(() => page.locator('.d-stock').textContent()).toBe(label)
    await expect.poll(() => page.locator('.d-stock').getAttribute('data-level')).toBe(level)
  })

  it('cannot be bought when sold out, but asked for', async () => {
    const { page } = await arrive()
    await open(page, 'khussa')
    await expect.poll(() => dialog(page).getByRole('button', { name: 'Add to Cart' }).count()).toBe(0)
    await dialog(page).getByText('No description available').waitFor()
    await expect.poll(() => dialog(page).getByRole('button', { name: 'Order Now' }).count()).toBe(0)
    await expect.poll(() => dialog(page).getByRole('link', { name: 'Order via WhatsApp' }).count()).toBe(0)
    const ask = await dialog(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
    expect(new URL(ask ?? '').searchParams.get('text')).toBe(
      `Assalam-o-Alaikum Noor Crafts! When will «Sold Out Khussa» be available again?\n${new URL('/store/noor/p/khussa/', page.url()).href}`,
    )
  })

  it('shows two others that are in stock beside one that is sold out, and Back from one leads to it', async () => {
    const { page } = await arrive()
    await open(page, 'khussa')
    const others = dialog(page).locator('.d-alike a')
    await others.first().waitFor()
    await expect.poll(() => others.locator('span').allTextContents()).toEqual(['Blue Multani Bowl', 'Kashmiri Shawl'])
    await others.first().click()
    await dialog(page).getByRole('heading', { level: 3, name: 'Blue Multani Bowl' }).waitFor()
    expect(path(page)).toBe('/store/noor/p/bowl/')
    await expect.poll(() => dialog(page).locator('.d-alike').count()).toBe(0)
    await page.goBack()
    await dialog(page).getByRole('heading', { level: 3, name: 'Sold Out Khussa' }).waitFor()
  })

  it('shows the placeholder for a missing and a broken picture', async () => {
    const { page } = await arrive()
    await open(page, 'cup')
    await until(
      () =>
        page.locator('.d-strip img').evaluate((image) => (image as HTMLImageElement).src.endsWith('/placeholder.svg')),
      true,
    )
    await page.goBack()
    await open(page, 'tea-set')
    await until(
      () =>
        page.locator('.d-strip img').evaluate((image) => (image as HTMLImageElement).src.endsWith('/placeholder.svg')),
      true,
    )
  })

  it('counts between 1 and the stock', async () => {
    const { page } = await arrive()
    await open(page, 'shawl')
    const more = page.getByRole('button', { name: 'Increase quantity' })
    await expect.poll(() => page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
    await more.click()
    const maximum = dialog(page).getByText('Maximum available quantity reached')
    await expect.poll(() => maximum.count()).toBe(0)
    await more.click()
    await expect.poll(() => more.isDisabled()).toBe(true)
    await expect.poll(() => maximum.count()).toBe(1)
    const chat = await dialog(page).getByRole('link', { name: 'Order via WhatsApp' }).getAttribute('href')
    expect(chat).toMatch(/^https:\/\/wa\.me\/923000000001\?text=/)
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('Quantity: 3')
    await dialog(page).getByRole('button', { name: 'Add to Cart' }).click()
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('3')
    await expect.poll(() => dialog(page).locator('[data-toasts] p').textContent()).toBe('Kashmiri Shawl added to cart!')
  })

  it('says that there is no more to who asks for more, and to nobody at rest', async () => {
    const { page } = await arrive()
    for (let time = 0; time < 3; time++) await card(page, 'shawl').locator('[data-quick-add]').click()
    await page.locator('[data-cart-open]').click()
    const maximum = dialog(page).getByText('Maximum available quantity reached')
    const more = dialog(page).getByRole('button', { name: 'Increase quantity' })
    await expect.poll(() => more.isDisabled()).toBe(true)
    await expect.poll(() => maximum.count()).toBe(0)
    await more.click({ force: true })
    await maximum.waitFor()
    await expect.poll(() => dialog(page).locator('output').textContent()).toBe('3')
  })

  it('shows whole images, the card’s until the large one is there, and name and price over the bar', async () => {
    const { page } = await arrive({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      prepare: (page) => page.route('**/bowl-1/800.*', () => {}),
    })
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
    const slides = page.locator('.d-slide img')
    const look = (image: Element) => {
      const { objectFit, backgroundImage } = getComputedStyle(image)
      return { objectFit, backgroundImage: backgroundImage.replace(/.*\/media/, '') }
    }
    await expect
      .poll(() => slides.nth(0).evaluate(look))
      .toEqual({
        objectFit: 'contain',
        backgroundImage: '/bowl-1/400.jpg")',
      })
    await expect.poll(() => slides.nth(0).getAttribute('fetchpriority')).toBe('high')
    await expect
      .poll(() => slides.nth(1).evaluate(look))
      .toEqual({
        objectFit: 'contain',
        backgroundImage: 'none',
      })
    const box = async (selector: string) => {
      const { y = 0, height = 0 } = (await dialog(page).locator(selector).boundingBox()) ?? {}
      return { top: y, bottom: y + height }
    }
    expect((await box('h3')).top).toBeGreaterThan((await box('.d-gallery')).bottom - 1)
    expect((await box('.d-price')).bottom).toBeLessThan((await box('footer')).top)
    expect((await box('footer')).bottom).toBeLessThanOrEqual(740)
    const buttons = await dialog(page)
      .locator('footer button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().bottom)))
    expect(Math.max(...buttons) - Math.min(...buttons)).toBeLessThanOrEqual(2)
  })

  it('on a phone on its side shows name and price, and its bar scrolls along', async () => {
    const { page } = await arrive({ viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' })
    await open(page, 'tea-set')
    for (const selector of ['h3', '.d-price']) {
      const { y = 999, height = 0 } = (await dialog(page).locator(selector).boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(360)
    }
    const top = () =>
      dialog(page)
        .locator('footer')
        .evaluate((bar) => bar.getBoundingClientRect().top)
    const before = await top()
    await dialog(page).evaluate((sheet) => sheet.scrollBy(0, 40))
    await until(async () => before - (await top()), 40)
  })

  it('says over the bar what went into the cart, once, and leads there', async () => {
    const { page } = await arrive({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    await open(page, 'bowl')
    const add = dialog(page).getByRole('button', { name: 'Add to Cart' })
    await add.click()
    await add.click()
    const toasts = dialog(page).locator('[data-toasts] p')
    await expect.poll(() => toasts.count()).toBe(1)
    const said = await toasts.boundingBox()
    const bar = await dialog(page).locator('footer').boundingBox()
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    expect(said?.y).toBeGreaterThan((await page.locator('.d-stage').boundingBox())?.height ?? 999)
    await dialog(page).getByRole('button', { name: 'View cart' }).click()
    await until(() => dialog(page).getAttribute('data-kind'), 'cart')
    await page.goBack()
    await until(() => dialog(page).getAttribute('data-kind'), 'product')
  })

  it('an image fills the screen, grows at a double tap, and Back leads to the dialog as it was', async () => {
    const { page } = await arrive({ reducedMotion: 'reduce', prepare: (page) => page.clock.install() })
    await open(page, 'bowl')
    await page.getByRole('button', { name: 'Picture 3' }).click()
    await page.locator('.d-slide:not([inert])').click()
    const zoom = page.locator('dialog[data-kind="zoom"][open]')
    await zoom.waitFor()
    await expect.poll(() => zoom.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    // Only the test moves the time, so two taps are as close together as they can be.
    await page.clock.pauseAt(Date.now() + 60_000)
    const scale = () => zoom.locator('img').evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
    for (const wanted of [2.5, 1]) {
      await page.touchscreen.tap(200, 400)
      await page.touchscreen.tap(200, 400)
      await until(scale, wanted)
    }
    await page.goBack()
    await until(() => dialog(page).count(), 1)
    await expect.poll(() => page.locator(counter).textContent()).toBe('3 / 4')
    expect(path(page)).toBe('/store/noor/p/bowl/')
    // Nothing is pending: half a minute later she still looks at it.
    await until(() => page.locator('[data-pending]').count(), 0)
    await page.clock.runFor(30_000)
    await expect.poll(() => dialog(page).getAttribute('data-kind')).toBe('product')
  })

  it('is pulled down and closes; a finger that goes sideways or a little way leaves it open', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
    const pull = (x: number, y: number) =>
      page.locator('.d-stage').evaluate(
        (stage, [x, y]) => {
          const touch = (type: string, clientX: number, clientY: number) => {
            const point = new Touch({ identifier: 1, target: stage, clientX, clientY })
            const touches = type === 'touchend' ? [] : [point]
            stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [point], bubbles: true }))
          }
          touch('touchstart', 100, 100)
          for (const part of [0.3, 0.6, 1]) touch('touchmove', 100 + part * x, 100 + part * y)
          touch('touchend', 100 + x, 100 + y)
        },
        [x, y] as const,
      )
    await pull(200, 120)
    await pull(0, 40)
    await expect.poll(() => dialog(page).count()).toBe(1)
    await expect.poll(() => dialog(page).evaluate((sheet) => (sheet as HTMLElement).style.translate)).toBe('')
    await pull(0, 160)
    await until(() => dialog(page).count(), 0)
    await until(() => path(page), '/store/noor/')
  })

  it('is shared as the phone does it, else by a chat; its link can be copied', async () => {
    const { page, site } = await arrive({
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (page) =>
        page.addInitScript(() => {
          const told: ShareData[] = []
          Object.assign(navigator, { share: async (data: ShareData) => void told.push(data) })
          Object.assign(window, { told })
        }),
    })
    await open(page, 'bowl')
    const link = `${site.url}/store/noor/p/bowl/`
    const share = dialog(page).getByRole('link', { name: 'Share' })
    const text = `*Blue Multani Bowl*\nRs. 1,850\n${link}`
    await expect.poll(() => share.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`)
    await share.click()
    await expect.poll(() => page.evaluate(() => (window as unknown as { told: ShareData[] }).told)).toEqual([{ text }])
    await dialog(page).getByRole('button', { name: 'Copy link' }).click()
    await dialog(page).getByText('Copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(site.events.some(({ event_type }) => event_type === 'whatsapp_click')).toBe(false)
  })

  it('tells what the seller says of sizes and delivery, each at its title, and nothing she has not said', async () => {
    const values = { sizeGuide: 'M: 38 in\nL: 40 in', shippingInfo: 'Three days, Rs. 250' }
    const { page } = await arrive({ variant: { values } })
    await open(page, 'bowl')
    const titles = dialog(page).locator('.d-policy summary')
    await titles.first().waitFor()
    await expect.poll(() => titles.allTextContents()).toEqual(['Size guide', 'Delivery'])
    const words = dialog(page).getByText('Three days, Rs. 250')
    await expect.poll(() => words.isVisible()).toBe(false)
    await titles.nth(1).click()
    await expect.poll(() => words.isVisible()).toBe(true)
  })

  it('says when the details cannot be had, and tries again', async () => {
    const { page } = await arrive()
    await page.route('**/p/bowl/', (route) => route.abort())
    await open(page, 'bowl')
    await dialog(page).getByText('More details could not be loaded.').waitFor()
    await expect.poll(() => dialog(page).getByRole('heading', { level: 3 }).textContent()).toBe('Blue Multani Bowl')
    await page.unroute('**/p/bowl/')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await until(() => page.locator(counter).textContent(), '1 / 4')
  })

  it.each([
    [320, 100],
    [360, 130],
    [360, 200],
  ])('breaks no word at %i px and letters of %i percent, nor does the order form', async (width, percent) => {
    const { page } = await arrive({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, `${percent}%`)
    const brokenWords = () =>
      dialog(page)
        .locator(':is(footer, .d-summary) :is(button, .d-line-name, .d-line-name ~ p, .d-line-price, strong)')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
            const broken: string[] = []
            for (let text = walker.nextNode(); text; text = walker.nextNode())
              for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const [first, second] = range.getClientRects()
                if (second || (first?.right ?? 0) > innerWidth) broken.push(word)
              }
            return broken
          }),
        )
    await open(page, 'bowl')
    await expect.poll(() => brokenWords()).toEqual([])
    await dialog(page).getByRole('button', { name: 'Order Now' }).click()
    await dialog(page).locator('.d-summary').waitFor()
    await expect.poll(() => brokenWords()).toEqual([])
  })

  it('keeps to the rules of accessibility, on a phone and a desktop', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const { page } = await arrive({ viewport, reducedMotion: 'reduce' })
      await open(page, 'bowl')
      await until(() => page.locator(counter).textContent(), '1 / 4')
      const violations = await axeViolations(page, { within: 'dialog[open]' })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
  })

  it.each([true, false])('gives the focus back to what opened it, where chips filter: %s', async (filters) => {
    const { page } = await arrive({ variant: { values: { filters } } })
    await card(page, 'shawl').locator('[data-open]').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await until(() => dialog(page).count(), 0)
    await until(
      () => page.evaluate(() => document.activeElement?.closest('[data-slug]')?.getAttribute('data-slug')),
      'shawl',
    )
  })
})
