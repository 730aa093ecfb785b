import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  axeInBothThemes,
  PASSWORD,
  phone,
  sentMails,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

const EMAIL = 'rabia@gmail.com'

const photo = async () => ({
  name: 'camera.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#16697a' } })
    .jpeg()
    .toBuffer(),
})

/** Replaces the share sheet by one that keeps what it is given. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const given: unknown[] = []
    Object.assign(window, { given })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [], ...rest }: ShareData) => {
        given.push({ ...rest, ...(files.length > 0 && { files: files.map(({ type }) => type) }) })
      },
    })
  })

const given = (page: Page) => page.evaluate(() => (window as unknown as { given: Record<string, unknown>[] }).given)

/**
 * Counts a seller's taps, in pages and mails, and fields filled in.
 * The phone's own dialogs do not count: camera shutter, list of mails, share sheet.
 */
const counting = () => {
  const done: string[] = []
  return {
    done,
    tap: async (place: Locator, what: string) => {
      done.push(`tap ${what}`)
      await place.tap()
    },
    fill: async (place: Locator, text: string, what: string) => {
      done.push(`fill ${what}`)
      await place.fill(text)
    },
  }
}

test('from «Start Your Store» to the link in a share sheet, with one product and its photo, in 14 taps', async () => {
  const { app, origin, context } = await serve()
  const page = await (await context(phone)).newPage()
  await withShareSheet(page)
  const { done, tap, fill } = counting()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const atTop = () => page.evaluate(() => scrollY)
  await page.goto(origin)
  await tap(page.getByRole('main').getByRole('link', { name: 'Start Your Store' }), 'Start Your Store')
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await fill(page.getByLabel('Email'), EMAIL, 'email')
  await fill(page.getByLabel('Password', { exact: true }), PASSWORD, 'password')
  await fill(page.getByLabel('WhatsApp number'), '03001234567', 'number')
  await tap(button('Create Account'), 'Create Account')
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await expect.poll(() => atTop()).toBe(0)
  await expect.poll(() => sentMails(app, EMAIL)).toHaveLength(1)
  const [mail = ''] = await sentMails(app, EMAIL)
  done.push('tap Verify email, in the mail')
  await page.goto(`${origin}/auth/verify?token=${/token=([\w-]+)/.exec(mail)?.[1]}`)
  // The browser where the password was chosen does not ask for it again.
  await page.waitForURL(`${origin}/dashboard`)

  await page.getByRole('heading', { name: 'Create Your Store' }).waitFor()
  await fill(page.getByLabel('Store name'), 'Rabia Khussa', 'store name')
  await tap(button('Create Store'), 'Create Store')
  await page.getByText('Store created successfully!').waitFor()
  await button('Add Photo').waitFor()
  await expect.poll(() => atTop()).toBe(0)

  const chooser = page.waitForEvent('filechooser')
  await tap(button('Add Photo'), 'Add Photo')
  await (await chooser).setFiles(await photo())
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^Chosen/ })
    .waitFor()
  await fill(page.getByLabel('Product name'), 'Peacock khussa', 'product name')
  await tap(button('Suggest a description'), 'Suggest a description')
  await fill(page.getByLabel('Price in Rs.'), '2990', 'price')
  await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('Shoes')
  await expect.poll(() => page.getByLabel('In stock').inputValue()).toBe('10')
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Add Product' }), 'Add Product')
  await page.getByRole('heading', { name: 'Your shop is live' }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await tap(button('Share'), 'Share')

  await expect.poll(() => given(page)).toHaveLength(1)
  const [{ title, url } = {}] = await given(page)
  expect(title).toBe('Rabia Khussa')
  expect(done.length, done.join('\n')).toBeLessThanOrEqual(14)
  const shop = await fetch(String(url).replace(/^https?:\/\/[^/]+/, origin))
  expect(await shop.text()).toContain('Peacock khussa')

  // A product that is shared alone has its image and its price.
  await button('Close').tap()
  await page.getByRole('button', { name: 'Actions for Peacock khussa' }).tap()
  await page.getByRole('menuitem', { name: 'Share' }).tap()
  await expect.poll(() => given(page)).toHaveLength(2)
  expect((await given(page))[1]).toEqual({
    files: ['image/jpeg'],
    text: expect.stringMatching(
      /^Peacock khussa\nRs\. 2,990, cash on delivery\nhttp\S+\/store\/rabia-khussa\/p\/peacock-khussa\/$/,
    ),
  })
})

test('the steps of a new shop tick themselves, and go when all are done', async () => {
  const { app, context, origin } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const made = await context(phone, token)
  await made.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await made.newPage()
  await page.goto(`${origin}/dashboard`)
  const steps = page.getByRole('list').filter({ hasText: 'Add your first product' }).getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(3)
  expect(await axeInBothThemes(page)).toEqual([])
  // Without a share sheet there is WhatsApp, and the link to copy.
  await steps.getByRole('button', { name: 'Share' }).tap()
  const chat = page.getByRole('link', { name: 'Send on WhatsApp' })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Noor Crafts\n.*\/store\/noor\/$/s,
  )
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy Link' }).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await steps.filter({ hasText: 'Share your shop, done' }).waitFor()
  await page.route('**/store/noor/', (route) => route.fulfill({ body: 'shop' }))
  await steps.getByRole('link', { name: 'Open' }).tap()
  await steps.filter({ hasText: 'Look at your shop, done' }).waitFor()
  await steps.getByRole('button', { name: 'Add without a photo' }).tap()
  await page.getByLabel('Product name').fill('Glass bangles')
  await page.getByLabel('Price in Rs.').fill('450')
  await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('Jewellery')
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Product' })
  await add.tap()
  // The form asks for the description, and one tap writes it. Another tap brings back the earlier text.
  await page.getByText('Product description is required').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  const description = page.getByLabel('Description')
  await description.fill('Twelve')
  const suggest = page.getByRole('button', { name: 'Suggest a description' })
  await suggest.tap()
  await expect
    .poll(() => description.inputValue())
    .toBe('From our Jewellery: Glass bangles. Any question? Ask us on WhatsApp.')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => description.inputValue()).toBe('Twelve')
  await suggest.tap()
  await add.tap()
  await page.getByRole('heading', { name: 'Your shop is live' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('link', { name: 'Store', exact: true }).filter({ visible: true }).first().tap()
  await page.getByRole('link', { name: 'View Public Store' }).waitFor()
  await expect.poll(() => steps.count()).toBe(0)
})

test('«Check Your Email» leads to the mail, back to what was typed, and to another mail after a minute', async () => {
  const { visit } = await serve()
  const page = await visit('/auth/sign-up')
  await page.clock.install()
  await page.getByLabel('Email').fill('rabia@hotmail.co.uk')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('WhatsApp number').fill('03001234567')
  await page.getByRole('button', { name: 'Create Account' }).tap()
  const mailApp = page.getByRole('link', { name: 'Open Outlook' })
  await expect.poll(() => mailApp.getAttribute('href')).toBe('https://outlook.live.com/mail/')
  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  await expect.poll(() => resend.isDisabled()).toBe(true)
  await page.getByText('Look under Spam').waitFor()
  await page.getByRole('button', { name: 'Wrong address?' }).tap()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('rabia@hotmail.co.uk')
  await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('03001234567')
  // An unknown domain has no button.
  await page.getByLabel('Email').fill('rabia@shop.example')
  await page.getByRole('button', { name: 'Create Account' }).tap()
  await page.getByText('rabia@shop.example').waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Open/ }).count()).toBe(0)
  await page.clock.fastForward(61_000)
  await resend.and(page.locator(':enabled')).tap()
  await page.getByText('Verification email sent! Please check your inbox.').waitFor()
  await expect.poll(() => resend.isDisabled()).toBe(true)
})

test("an order's mail leads to the order, through the sign-in if need be; a seller who is signed in is led on from the front page", async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard?tab=orders&order=7QF3M2K9XA')
  await page.waitForURL(/\/auth\?/)
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap()
  await page.waitForURL(`${origin}/dashboard?tab=orders&order=7QF3M2K9XA`)
  await page.goto(origin)
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name: 'Open Your Dashboard' }).getAttribute('href'))
    .toBe('/dashboard')
})
