import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
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
    expect(await dialog(page).count()).toBe(0)
  })

  it('is the product page after a reload, from which Back leads home', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await page.reload()
    expect(await page.locator('[data-product-page]').count()).toBe(1)
    expect(await dialog(page).count()).toBe(0)
    await page.goBack()
    await until(() => page.locator('[data-product-page]').count(), 0)
    expect(path(page)).toBe('/store/noor/')
  })

  it('steps through the pictures and wraps at both ends', async () => {
    const { page } = await arrive()
    await open(page, 'bowl')
    await until(() => page.locator(counter).textContent(), '1 / 4')
    await page.getByRole('button', { name: 'Previous picture' }).click()
    expect(await page.locator(counter).textContent()).toBe('4 / 4')
    await page.getByRole('button', { name: 'Next picture' }).click()
    expect(await page.locator(counter).textContent()).toBe('1 / 4')
    await page.getByRole('button', { name: 'Picture 3' }).click()
    expect(await page.locator(counter).textContent()).toBe('3 / 4')
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
    expect(await page.locator('.d-stock').textContent()).toBe(label)
    expect(await page.locator('.d-stock').getAttribute('data-level')).toBe(level)
  })

  it('cannot be bought when sold out, but asked for', async () => {
    const { page } = await arrive()
    await open(page, 'khussa')
    expect(await dialog(page).getByRole('button', { name: 'Add to Cart' }).count()).toBe(0)
    await dialog(page).getByText('No description available').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Order Now' }).count()).toBe(0)
    expect(await dialog(page).getByRole('link', { name: 'Order via WhatsApp' }).count()).toBe(0)
    const ask = await dialog(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
    expect(new URL(ask ?? '').searchParams.get('text')).toBe(
      'Hello Noor Crafts! When will «Sold Out Khussa» be available again?',
    )
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
    expect(await page.getByRole('button', { name: 'Decrease quantity' }).isDisabled()).toBe(true)
    await more.click()
    await more.click()
    expect(await more.isDisabled()).toBe(true)
    expect(await dialog(page).getByText('Maximum available quantity reached').count()).toBe(1)
    const chat = await dialog(page).getByRole('link', { name: 'Order via WhatsApp' }).getAttribute('href')
    expect(chat).toMatch(/^https:\/\/wa\.me\/923000000001\?text=/)
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('Quantity: 3')
    await dialog(page).getByRole('button', { name: 'Add to Cart' }).click()
    expect(await page.locator('[data-cart-count]').textContent()).toBe('3')
    expect(await dialog(page).locator('[data-toasts] p').textContent()).toBe('Kashmiri Shawl added to cart!')
  })

  it('says when the details cannot be had, and tries again', async () => {
    const { page } = await arrive()
    await page.route('**/p/bowl/', (route) => route.abort())
    await open(page, 'bowl')
    await dialog(page).getByText('More details could not be loaded.').waitFor()
    expect(await dialog(page).getByRole('heading', { level: 3 }).textContent()).toBe('Blue Multani Bowl')
    await page.unroute('**/p/bowl/')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await until(() => page.locator(counter).textContent(), '1 / 4')
  })

  it('keeps to the rules of accessibility, on a phone and a desktop', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const { page } = await arrive({ viewport, reducedMotion: 'reduce' })
      await open(page, 'bowl')
      await until(() => page.locator(counter).textContent(), '1 / 4')
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
  })

  it('gives the focus back to what opened it', async () => {
    const { page } = await arrive()
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
