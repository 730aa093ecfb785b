import { expect, test } from 'vitest'
import { orderForm } from '../support/apps/test-app.ts'
import {
  axeInBothThemes,
  onBothScreens,
  PASSWORD,
  sentMails,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

test('an owner invites a packer, who sees the orders alone, and is signed out when removed', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const send = (path: string, json: object) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }).then((response) => response.json())
  const cup = { name: 'Cup', description: 'Clay', category: 'Cups', price: 100, inventory_count: 9 }
  const { id } = await send('/products', cup)
  await send('/orders', orderForm(id))

  const owner = await visit('/dashboard?tab=store&view=people', { token })
  await owner.getByText('You work alone').waitFor()
  await onBothScreens(owner, async (screen) => expect(await axeInBothThemes(owner), screen).toEqual([]))
  await owner.getByRole('button', { name: 'Invite' }).click()
  const dialog = owner.locator('dialog')
  await dialog.getByLabel('Name').fill('Bilal')
  await dialog.getByLabel('Email').fill('bilal@example.org')
  await onBothScreens(owner, async (screen) => expect(await axeInBothThemes(owner), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await owner.getByText('Invited', { exact: true }).waitFor()

  await expect.poll(() => sentMails(app, 'bilal@example.org')).toHaveLength(1)
  const [mail = ''] = await sentMails(app, 'bilal@example.org')
  const link = /\/auth\/invitation\?token=[\w-]+/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[0] ?? ''
  const page = await visit(link)
  await page.getByRole('heading', { name: /^Work in/ }).waitFor()
  expect(page.url()).not.toContain('token')
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await page
    .getByText(/at least 8 characters/i)
    .first()
    .waitFor()
  await page.getByLabel('Choose a password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign In|Login)/i }).click()

  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Orders').waitFor()
  expect(await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').count()).toBe(1)
  await page.getByText('1 order', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Order', exact: true }).count()).toBe(0)
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect
    .poll(async () => (await app.deps.db.selectFrom('orders').select('status').executeTakeFirst())?.status)
    .toBe('Confirmed')

  await owner.reload()
  await owner.getByText('Moved an order').waitFor()
  await onBothScreens(owner, async (screen) => expect(await axeInBothThemes(owner), screen).toEqual([]))
  // An open dashboard that hears of its end asks to sign in again; a new visit finds out for itself.
  await page.goto('about:blank')
  await owner.getByRole('button', { name: 'Actions for Bilal' }).click()
  await owner.getByRole('menuitem', { name: 'Remove' }).click()
  await owner.locator('dialog').getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('You work alone').waitFor()
  await page.goto(`${origin}/dashboard`)
  await page.waitForURL((url) => url.pathname === '/')
})
