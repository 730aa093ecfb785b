import { expect, test } from 'vitest'
import { PROOF_NAME } from '#contract/domains/domains.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { DOMAINS_TARGET, fakeDomains } from '../support/apps/fake-domains.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openContext } from '../support/browser/browser.ts'
import { axeInBothThemes, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const { serve } = withDashboard()

test('a seller connects a domain, copies its records, sees it served, and removes it', async () => {
  const { app, visit } = await serve({ DOMAINS_TARGET })
  const { records, ...domains } = fakeDomains()
  Object.assign(app.deps, { domains })
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  await app.deps.db.updateTable('users').set({ plan: 'free' }).where('id', '=', user.id).execute()
  const page = await visit('/dashboard?tab=store', { token })
  await page.getByText('Part of Premium').waitFor()
  await app.deps.db.updateTable('users').set({ plan: 'paid', plan_expiry: null }).where('id', '=', user.id).execute()
  await page.reload()

  await page.getByRole('button', { name: 'Use Your Own' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('whatsst0re.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('This address looks like ours. Please choose another.').waitFor()
  await dialog.getByLabel('Address').fill('https://Shop.Noor.example/')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Waiting for the records').waitFor()
  await page.getByText(`${PROOF_NAME}.shop.noor.example`).waitFor()
  await onBothScreens(page, async () => {
    await page.getByRole('heading', { name: 'Your own address' }).scrollIntoViewIfNeeded()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })

  const { token: text } = await app.deps.db.selectFrom('store_domains').select('token').executeTakeFirstOrThrow()
  records.texts.set(`${PROOF_NAME}.shop.noor.example`, [text])
  records.addresses.set('shop.noor.example', ['203.0.113.7'])
  await page.getByRole('button', { name: 'Check Now' }).click()
  await page.getByText('Getting the certificate', { exact: true }).waitFor()
  records.answered.add('shop.noor.example')
  await page.getByRole('button', { name: 'Check Now' }).click()
  await page.getByText('Your shop is here').waitFor()
  await page.getByText('https://shop.noor.example/').first().waitFor()
  await onBothScreens(page, async () => expect(await axeInBothThemes(page)).toEqual([]))

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Use Your Own' }).waitFor()
})

test('a buyer looks and orders at the shop’s own domain, which asks nothing of other hosts', async () => {
  // Browsers lead every name below localhost to this machine.
  const HOST = 'shop.noor.localhost'
  const { app, store } = await openOrderingShop('default', { DOMAINS_TARGET })
  await app.deps.db.updateTable('stores').set({ domain: HOST }).where('id', '=', store.id).execute()
  await app.deps.db.transaction().execute((trx) => enqueueRepublish(trx, app.deps.clock, [store.id], {}))
  await app.settled()
  const origin = (await serveApp(app)).replace('127.0.0.1', HOST)
  const context = await openContext({ ...phone })
  const page = await context.newPage()
  const asked = new Set<string>()
  const problems: string[] = []
  page.on('request', (request) => void asked.add(new URL(request.url()).origin))
  page.on('response', (answer) => void (answer.status() >= 400 && problems.push(answer.url())))
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  await page.goto(`${origin}/`)
  await page.locator('[data-product] [data-open][data-name]').first().click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/p\/[a-z-]+\/$/)
  await page.reload()
  await page.goto(`${origin}/`)
  await page.locator('[data-product] [data-order]').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0300 1234567')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  expect(asked).toEqual(new Set([origin]))
  expect(problems).toEqual([])
})
