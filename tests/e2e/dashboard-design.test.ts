import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import {
  axeFindings,
  desktop,
  endSessionsAt,
  onBothScreens,
  PASSWORD,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve, expectProblems } = withDashboard()

const image = async () => ({
  name: 'hero.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
})

/** A seller with a store, on a plan. */
const designer = async (plan: 'free' | 'paid' = 'paid') => {
  const served = await serve()
  // The test evaluates script in a preview, which allows none.
  expectProblems(/^Blocked script execution in '[^']+\/preview\//)
  const { token, user } = await signUpSeller(served.app, undefined, { store: 'noor' })
  await served.app.deps.db.updateTable('users').set({ plan }).execute()
  const send = (method: string, path: string, json: unknown) =>
    fetch(`${served.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  const live = async (): Promise<string> => {
    await served.app.settled()
    return (await fetch(`${served.origin}/store/noor/`)).text()
  }
  return { ...served, token, user, send, live }
}

const GALLERY = '/dashboard?view=design'
const CUSTOMISE = '/dashboard?view=design&customize=luxury'
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your store"]:not([aria-hidden])')
/** Axe findings outside the preview, which has tests of its own. */
const findingsAround = async (page: Page): Promise<string[]> => {
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove()
  })
  return axeFindings(page)
}
const confirmChange = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Change to / })
    .getByRole('button', { name: 'Use this layout' })
    .click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish Changes' })
/** Opens the menu beside Publish and chooses an action. */
const more = async (page: Page, action: 'Save Changes' | 'Reset') => {
  await page.getByRole('button', { name: 'More for this design' }).click()
  return page.getByRole('menuitem', { name: action })
}
const save = async (page: Page) => (await more(page, 'Save Changes')).click()
const section = (page: Page, title: string) => page.locator('details', { has: page.locator('h3', { hasText: title }) })
const openSection = async (page: Page, title: string) => {
  const details = section(page, title)
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  return details
}

test('after a plan has ended, the gallery tells the layout that buyers see from the chosen one', async () => {
  const { visit, token, send, app, live } = await designer()
  await send('PUT', '/stores/my/layout-config', { layout: 'luxury', customizations: {} })
  await app.deps.db.updateTable('users').set({ plan: 'free' }).execute()
  await send('PUT', '/stores/my', { bio: 'Glass bangles' })
  expect(await live()).toContain('data-layout="default"')
  const page = await visit(GALLERY, { token })
  const card = (name: string) => page.getByRole('article', { name })
  const [chosen, seen] = [card('Luxury Minimalist'), card('Default WhatsStore')]
  await seen.getByText('Buyers see this').waitFor()
  await seen.getByRole('link', { name: 'View Live' }).waitFor()
  await chosen.getByText('Available again with Premium').waitFor()
  expect(await chosen.getByRole('link', { name: 'View Live' }).count()).toBe(0)
  expect(await page.getByText('Current', { exact: true }).count()).toBe(0)
  await onBothScreens(page, async (screen) => expect(await axeFindings(page), screen).toEqual([]))
})

test("previews a layout with the seller's own products, chooses and saves it", async () => {
  const { visit, token, send, live } = await designer()
  await send('POST', '/products', {
    name: 'چوڑیاں — twelve glass bangles in a box that has a very long name',
    description: 'Twelve',
    price: 450,
    category: 'Bangles',
    inventory_count: 3,
  })
  const page = await visit(GALLERY, { token })
  await page.getByRole('heading', { name: 'Made for your trade' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview Luxury Minimalist' }).click()
  await preview(page).getByRole('heading', { name: 'چوڑیاں' }).waitFor()
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate((html) => html.clientWidth),
    )
    .toBeGreaterThan(1200)
  // A link in the preview shows that page of it.
  await preview(page).locator('[data-open]').first().click()
  await preview(page).getByRole('heading', { level: 1, name: 'چوڑیاں' }).waitFor()
  await page.getByRole('button', { name: 'Home page' }).click()
  await preview(page).locator('[data-grid]').waitFor()
  expect(await findingsAround(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Choose Luxury Minimalist' }).click()
  await page.getByRole('button', { name: 'Save Layout' }).click()
  await confirmChange(page)
  await page.getByText('Layout changed to Luxury Minimalist').waitFor()
  expect(await live()).toContain('data-layout="luxury"')
  await page.getByRole('button', { name: 'Use this layout: Premium Store' }).click()
  await confirmChange(page)
  await page.getByText('Layout changed to Premium Store').waitFor()
  expect(await live()).toContain('data-layout="premium"')
  await expect.poll(() => page.getByRole('button', { name: 'Save Layout' }).count()).toBe(0)
})

test('every kind of field is changed, the preview follows, and what is saved is live', async () => {
  const { visit, token, live } = await designer()
  const page = await visit(CUSTOMISE, { token, ...desktop })
  await preview(page).getByText('Noor Crafts').first().waitFor()
  expect(await (await more(page, 'Save Changes')).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')

  await page.getByLabel('Store Name').fill('نور کرافٹس')
  await preview(page).getByRole('heading', { name: 'نور کرافٹس' }).first().waitFor()
  await page.getByText('10/50').waitFor()

  await openSection(page, 'Maison')
  await page.getByLabel('Brand Promise').fill('Made slowly in Lahore')
  await preview(page).getByText('Made slowly in Lahore').first().waitFor()
  await page.getByRole('button', { name: 'Remove Exclusivity' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Brand Values 4').fill('خلوص')
  await preview(page).getByText('خلوص').first().waitFor()

  const colors = await openSection(page, 'Colours')
  const primary = colors.getByLabel('Primary Colour', { exact: true })
  await primary.fill('#ffe')
  await page.getByText('Primary Colour must be a # followed by six hex digits').waitFor()
  await save(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')))
    .toBe('primaryColor')
  await primary.fill('ffee00')
  await colors
    .locator('[data-field=primaryColor]')
    .getByText(/Too light to read on your background/)
    .waitFor()

  await openSection(page, 'Fonts')
  await page.getByLabel('Heading Font').selectOption('Lora')
  await expect
    .poll(() =>
      preview(page)
        .locator('style')
        .evaluateAll((all) => all.some(({ textContent }) => textContent?.includes('--font-heading:Lora'))),
    )
    .toBe(true)

  await openSection(page, 'Contact')
  await page.getByLabel('Email').fill('shop@')
  await page.getByText('Email is not valid').waitFor()
  await page.getByLabel('Email').fill('shop@noor.example')
  await preview(page).getByText('shop@noor.example').first().waitFor()

  await openSection(page, 'Display')
  await page.getByRole('switch', { name: 'Concierge' }).click()

  await save(page)
  await page.getByText('Layout configuration saved successfully!').waitFor()
  await page.getByText('All changes are saved').waitFor()
  const html = await live()
  for (const words of ['نور کرافٹس', 'Made slowly in Lahore', 'خلوص', 'shop@noor.example', '--font-heading:Lora']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('--color-brand:#ffee00')
  expect(await findingsAround(page)).toEqual([])
})

test('a picture of the live layout is saved as soon as it is uploaded, alone; Publish Changes says what was made', async () => {
  const { visit, token, send, live, origin } = await designer()
  await send('PUT', '/stores/my/layout-config', { layout: 'luxury', customizations: {} })
  const page = await visit(CUSTOMISE, { token, ...desktop })
  await page.getByLabel('Store Name').fill('Noor for Eid')
  await page.getByLabel('Top Image').setInputFiles(await image())
  await page.getByText('Layout configuration saved successfully! Your other changes are not saved yet.').waitFor()
  const html = await live()
  expect(html).toMatch(/<img src="\/media\/[^"]+\.webp"/)
  expect(html).not.toContain('Noor for Eid')
  await page.getByRole('button', { name: 'Replace image' }).waitFor()
  await page.getByText('1 unsaved change').waitFor()
  await expect.poll(() => page.getByLabel('Store Name').inputValue()).toBe('Noor for Eid')
  await page.getByRole('slider', { name: 'Important part of the image' }).press('ArrowLeft')
  await page.getByText('2 unsaved changes').waitFor()

  await publish(page).click()
  await page.getByText('Your shop is up to date').waitFor()
  expect(await live()).toContain('Noor for Eid')
  expect(await live()).toContain('--focus:45% 50%')

  await page.route(`${origin}/api/stores/my/layout-config`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  )
  await page.getByLabel('Top Image').setInputFiles(await image())
  await page.getByRole('slider').and(page.locator('[aria-valuenow="50"]')).waitFor()
  await page.getByText(/^Image uploaded but failed to save configuration/).waitFor()
  await save(page)
  await page.getByText('Failed to save layout configuration: Failed to update layout config').waitFor()
  await page.route(`${origin}/api/upload/image`, (route) =>
    route.fulfill({ status: 413, json: { detail: 'The request is too large' } }),
  )
  await page.getByLabel('Top Image').setInputFiles(await image())
  await page.getByText('Failed to upload image: The request is too large').first().waitFor()
})

test('an upload while another layout is tried changes nothing that buyers see, until it is published', async () => {
  const { visit, token, live, app } = await designer()
  const before = await live()
  expect(before).toContain('data-layout="default"')
  const page = await visit(CUSTOMISE, { token })
  await page.getByText('Draft, not live yet').waitFor()
  await page.getByLabel('Store Name').fill('Only tried')
  await page.getByLabel('Top Image').setInputFiles(await image())
  await page.getByRole('button', { name: 'Replace image' }).waitFor()
  await page.getByText('Goes live when you publish this layout.', { exact: false }).first().waitFor()
  await page.getByText('2 unsaved changes').waitFor()
  expect(await live()).toBe(before)
  expect(await app.deps.db.selectFrom('layout_configs').selectAll().execute()).toEqual([])

  await publish(page).click()
  await page.getByText('Live', { exact: true }).waitFor()
  const html = await live()
  expect(html).toContain('data-layout="luxury"')
  expect(html).toContain('Only tried')
  expect(html).toMatch(/<img src="\/media\/[^"]+\.webp"/)
})

test('publishes another layout as it is: one primary button, whole on a screen of 360', async () => {
  const { visit, token, live } = await designer()
  const page = await visit(CUSTOMISE, { token, ...phone, viewport: { width: 360, height: 740 } })
  await preview(page).getByText('Noor Crafts').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const box = await publish(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(344)
  await expect.poll(() => publish(page).evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
  await publish(page).click()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(await live()).toContain('data-layout="luxury"')
})

test('Reset asks; leaving with unsaved changes asks; what was typed is there after a reload', async () => {
  const { visit, token, send } = await designer()
  await send('PUT', '/stores/my/layout-config', { layout: 'luxury', customizations: { heroTitle: 'Saved' } })
  const page = await visit(CUSTOMISE, { token })
  const title = page.getByLabel('Store Name')
  await expect.poll(() => title.inputValue()).toBe('Saved')
  await (await more(page, 'Reset')).click()
  const ask = page.getByRole('dialog')
  await ask.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => title.inputValue()).toBe('')
  await title.fill('Typed')

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.getByRole('tab', { name: 'Store Settings' }).click()
  expect(asked).toEqual(['confirm'])
  await expect.poll(() => title.inputValue()).toBe('Typed')
  await page.reload()
  expect(asked).toEqual(['confirm', 'beforeunload'])
  await page.getByText('What you changed before is here again. It is not saved yet.').waitFor()
  await expect.poll(() => title.inputValue()).toBe('Typed')

  // On a phone the preview is one tap away and already there.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await preview(page).getByText('Typed').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a newer version is not overwritten', async () => {
  const { visit, token, send, live } = await designer()
  const page = await visit(CUSTOMISE, { token, ...desktop })
  await page.getByLabel('Store Name').fill('Mine')
  await send('PUT', '/stores/my/layout-config', { layout: 'luxury', customizations: { luxuryFeature: 'Theirs' } })
  await save(page)
  await page.getByText('This was changed elsewhere. Load the newer version before saving.').waitFor()
  expect(await live()).not.toContain('Mine')
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.poll(() => page.getByLabel('Luxury Feature').inputValue()).toBe('Theirs')
  await expect.poll(() => page.getByLabel('Store Name').inputValue()).toBe('Mine')
  await save(page)
  await page.getByText('Layout configuration saved successfully!').waitFor()
  const html = await live()
  expect(html).toContain('Mine')
  expect(html).toContain('Theirs')
})

test('a session that ends while designing: what was typed is there after signing in', async () => {
  const { app, visit, token, user, origin } = await designer()
  const page = await visit(CUSTOMISE, { token })
  await page.getByLabel('Store Name').fill('Typed before')
  await preview(page).getByText('Typed before').first().waitFor({ state: 'attached' })
  await endSessionsAt(page, app, '**/api/stores/my/layout-config')
  await save(page)
  await page.getByText('Your session has ended.').waitFor()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(origin + CUSTOMISE)
  await expect.poll(() => page.getByLabel('Store Name').inputValue()).toBe('Typed before')
})

test('a free seller sees what is Pro and what only an admin gives', async () => {
  const { app, visit, token } = await designer('free')
  await app.deps.db.updateTable('users').set({ allowed_layouts: '["boba-fusion"]' }).execute()
  const page = await visit(GALLERY, { token, ...phone })
  const card = (name: string) => page.getByRole('article', { name })
  await card('Premium Store').getByText('Pro', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Choose Premium Store' }).isDisabled()).toBe(true)
  await card('Premium Store').getByText('Opens with Premium.').waitFor()
  await card('Premium Store').getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByText('Please contact support to upgrade your plan').waitFor()
  await card('Boba Fusion').getByText('Admin Granted Access').waitFor()
  await card('Boba Fusion').getByText('Admin Only').waitFor()
  // A layout that does not exist yet is offered only to its owner.
  await expect.poll(() => card('Tech Modern Pro').count()).toBe(layouts.has('tech-modern') ? 1 : 0)
  await expect.poll(() => card('Premium Store').getByRole('button', { name: 'Customize Layout' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Preview Premium Store' }).click()
  await preview(page).getByText('Sample product one').first().waitFor()
})

test('says that a layout cannot be loaded and offers to try again', async () => {
  const { visit, token, origin } = await designer()
  const page = await visit(GALLERY, { token })
  await page.route(`${origin}/api/stores/my/preview`, (route) => {
    const { layout } = route.request().postDataJSON() as { layout: string }
    return layout === 'luxury' ? route.fulfill({ status: 500, json: { detail: 'no' } }) : route.fallback()
  })
  await page.getByRole('button', { name: 'Preview Luxury Minimalist' }).click()
  await page.getByText('Layout Loading Error').waitFor()
  await page.getByText(/Falling back to default layout/).waitFor()
  await preview(page).locator('html[data-layout="default"]').waitFor()
  await page.unroute(`${origin}/api/stores/my/preview`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await preview(page).locator('html[data-layout="luxury"]').waitFor()
  await expect.poll(() => page.getByText('Layout Loading Error').count()).toBe(0)
})
