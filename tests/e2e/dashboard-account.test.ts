import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { undoToken } from '#server/auth/changes/undo-token.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { PublishingApp } from '../support/apps/publishing-app.ts'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  logOut,
  onBothScreens,
  PASSWORD,
  phone,
  protectAccount,
  sentMails,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'
import { codeAt, stepOf } from '../support/fixtures/one-time-code.ts'

const { serve } = withDashboard()

const ACCOUNT = '/dashboard?tab=account'
const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** The links to confirm a new address that were mailed to it, so many of them, in no order. */
const confirmLinks = async (app: PublishingApp, email: string, count: number): Promise<string[]> => {
  const find = async () =>
    (await sentMails(app, email)).flatMap((mail) => /\/auth\/email\?confirm=\S+/.exec(mail)?.[0] ?? [])
  await expect.poll(find).toHaveLength(count)
  return find()
}

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('on a computer and on a phone the header’s menu leads to the account, and out', async () => {
  const { app, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token })
  const menu = page.getByRole('button', { name: `Account of ${user.email}` })
  await onBothScreens(page, async (screen) => {
    await page.goto(`${origin}/dashboard`)
    await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Account' }).waitFor()
    expect(await axeFindings(page), screen).toEqual([])
    await page.getByRole('menuitem', { name: 'Account' }).press('Enter')
    await page.getByText(user.email, { exact: true }).last().waitFor()
    await expect.poll(() => page.url()).toBe(origin + ACCOUNT)
    await page.getByText('This device').waitFor()
    await page.getByRole('button', { name: 'Set Up' }).waitFor()
    expect(await axeInBothThemes(page), screen).toEqual([])
    await noSidewaysScroll(page)
  })
  await menu.click()
  await logOut(page, origin)
})

test('the header’s menu works by keys: arrows and letters move, Escape gives the focus back', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit('/dashboard', { token })
  const menu = page.getByRole('button', { name: `Account of ${user.email}` })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await menu.press('Enter')
  await expect.poll(focused).toBe('Account')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Logout')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Account')
  await page.keyboard.press('l')
  expect(await focused()).toBe('Logout')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Logout')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
  await menu.click()
  await page.getByRole('menu').waitFor()
  await page.getByRole('heading', { name: 'Noor Crafts' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Store Settings' }).press('ArrowLeft')
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('People')
  await page.keyboard.press('Home')
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Store Settings')
})

test('password and WhatsApp number are changed; what is wrong is said at its field', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const page = await visit(ACCOUNT, { token })
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Change Password' })
  await dialog.getByLabel('Current password').fill('not that one')
  await dialog.getByLabel('New password').fill('short')
  await submit.click()
  await dialog.getByText('Password must be at least 8 characters').waitFor()
  await dialog.getByLabel('New password').fill('a better password')
  await submit.click()
  await dialog.getByText('The password is wrong').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await page.route('**/api/auth/change-password', (route) => route.abort(), { times: 1 })
  await submit.click()
  await page.getByText('We cannot be reached just now. Please try again.').waitFor()
  await submit.click()
  await page.getByText('Password changed. Other devices are signed out.').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Change WhatsApp number' }).click()
  await dialog.getByLabel('WhatsApp number').fill('0300123')
  await dialog.getByRole('button', { name: 'Save Number' }).click()
  await dialog.getByText(/A Pakistani number has 10 digits/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('WhatsApp number').fill('0301 7654321')
  await dialog.getByText('For questions about your account. +92 301 7654321').waitFor()
  await dialog.getByRole('button', { name: 'Save Number' }).click()
  await page.getByText('+92 301 7654321', { exact: true }).waitFor()

  const again = await visit('/auth')
  await signIn(again, user.email, 'a better password')
  await again.waitForURL(/\/dashboard$/)
})

test('a new email counts once its link is opened; the old mailbox can undo it', async () => {
  const { app, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const NEW = 'noor@new.example'
  const page = await visit(ACCOUNT, { token })
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email').fill(user.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  await dialog.getByText('This is your email already').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('New email').fill(NEW)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  await page.getByText(`Open the link that we sent to ${NEW}.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep the old email' }).click()
  await page.getByText('Your email stays as it is').waitFor()
  await page.getByText(`Open the link that we sent to ${NEW}.`).waitFor({ state: 'detached' })
  const [worn = ''] = await confirmLinks(app, NEW, 1)

  await page.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByLabel('New email').fill(NEW)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  await page.getByText(`Open the link that we sent to ${NEW}.`).waitFor()
  const link = (await confirmLinks(app, NEW, 2)).find((one) => one !== worn) ?? ''

  const mailbox = await visit(worn)
  await mailbox.getByRole('button', { name: 'Confirm New Email' }).click()
  await mailbox.getByText('This link was already used, is too old').waitFor()
  expect(await axeFindings(mailbox)).toEqual([])
  await mailbox.goto(origin + link)
  await mailbox.getByRole('heading', { name: 'Is this your new email?' }).waitFor()
  // The address no longer shows the link's secret.
  expect(mailbox.url()).toBe(`${origin}/auth/email`)
  expect(await axeInBothThemes(mailbox)).toEqual([])
  await mailbox.route('**/api/auth/email-change/confirm', (route) => route.abort(), { times: 1 })
  await mailbox.getByRole('button', { name: 'Confirm New Email' }).click()
  await mailbox.getByText('We cannot be reached just now. Please try again.').waitFor()
  await mailbox.getByRole('button', { name: 'Confirm New Email' }).click()
  await mailbox.getByRole('heading', { name: 'Your email was changed' }).waitFor()
  await page.reload()
  await page.getByText(NEW, { exact: true }).last().waitFor()

  const { id } = await app.deps.db.selectFrom('email_changes').select('id').executeTakeFirstOrThrow()
  const undo = `/auth/email?undo=${undoToken(app.deps, id)}`
  // One mail for the request, one for the change.
  const telling = async () => (await sentMails(app, user.email)).filter((mail) => mail.includes(undo)).length
  await expect.poll(telling).toBe(2)
  await mailbox.goto(origin + undo)
  await mailbox.getByRole('heading', { name: 'Wasn’t this you?' }).waitFor()
  expect(await axeFindings(mailbox)).toEqual([])
  await mailbox.getByRole('button', { name: 'Secure My Account' }).click()
  await mailbox.getByRole('heading', { name: 'Your account is safe' }).waitFor()
  await mailbox.getByText(user.email).waitFor()
  await mailbox.getByRole('link', { name: 'Choose New Password' }).click()
  await mailbox.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await expect.poll(() => mailbox.getByLabel('Email').inputValue()).toBe(user.email)
  await page.reload()
  await page.waitForURL(`${origin}/auth?next=%2Fdashboard%3Ftab%3Daccount`)
})

test('two-step sign-in: set up, kept by recovery codes, turned off', async () => {
  const { app, context, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const made = await context(phone, token)
  await made.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await made.newPage()
  await page.goto(origin + ACCOUNT)
  await page.getByRole('button', { name: 'Set Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Password is required').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await dialog.getByText('The code is wrong. Please try again.').waitFor()
  await dialog.getByRole('button', { name: 'Copy Key' }).click()
  await page.getByText('Key copied').waitFor()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByLabel('Code').fill(codeAt(secret, stepOf(new Date())))
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await dialog.getByRole('heading', { name: 'Two-Step Sign-In Is On' }).waitFor()
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await axeInBothThemes(page)).toEqual([])
  // They are shown only once, so a stray key does not close them.
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Have you saved the codes?' }).waitFor()
  await page.getByRole('button', { name: 'Back to the codes' }).click()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Recovery codes copied').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain(codes[9])
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 recovery codes left').waitFor()

  const other = await visit('/auth')
  await signIn(other, user.email)
  await other.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  await other.getByLabel('Code').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await other.waitForURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'New Recovery Codes' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Make New Codes' }).click()
  await dialog.getByRole('heading', { name: 'Your New Recovery Codes' }).waitFor()
  const [fresh = ''] = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 recovery codes left').waitFor()

  await page.getByRole('button', { name: 'Turn Off' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Code').fill(fresh)
  await dialog.getByRole('button', { name: 'Turn Off' }).click()
  await page.getByText('Two-step sign-in is off').waitFor()
  await page.getByRole('button', { name: 'Set Up' }).waitFor()
})

test('other devices are seen and signed out, one by one or all at once', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const { db, clock } = app.deps
  const tokens = [await startSession(db, clock, user.id, PHONE_BROWSER), await startSession(db, clock, user.id)]
  const page = await visit(ACCOUNT, { token })
  await page.getByText('Chrome on Android').waitFor()
  await page.getByRole('button', { name: 'Sign out Chrome on Android, Active today' }).click()
  await page.getByText('The device is signed out').waitFor()
  await page.getByText('Chrome on Android').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Sign out everywhere else?' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await page.getByText('All other devices are signed out').waitFor()
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).waitFor({ state: 'detached' })
  for (const ended of tokens) {
    const answer = await app.app.request('/api/auth/me', { headers: { authorization: `Bearer ${ended}` } })
    expect(answer.status).toBe(401)
  }
  await page.getByText('This device').waitFor()

  await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await page.getByText('Your devices could not be loaded').waitFor()
  await page.unroute('**/api/auth/sessions')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('This device').waitFor()
})

test('all data comes as one archive; after a while the password is asked for', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit(ACCOUNT, { token, acceptDownloads: true })
  const packed = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()])
    return unzipSync(readFileSync(await file.path()))
  }
  const start = page.getByRole('button', { name: 'Download My Data' })
  const files = await packed(() => start.click())
  expect(new TextDecoder().decode(files['data/account.json'])).toContain(user.email)
  expect(new TextDecoder().decode(files['data/store.json'])).toContain('Noor Crafts')

  await app.deps.db.updateTable('sessions').set({ password_at: '2026-01-01T00:00:00.000Z' }).execute()
  await start.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('not that one')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await dialog.getByText('The password is wrong').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const again = await packed(() => dialog.getByRole('button', { name: 'Download' }).click())
  expect(Object.keys(again)).toEqual(Object.keys(files))
})

test('a deleted account takes its shop off the air at once, and is taken back at the next sign-in', async () => {
  const { app, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  const status = async () => (await fetch(`${origin}/store/noor/`)).status
  expect(await status()).toBe(200)
  const page = await visit(ACCOUNT, { token })
  await page.getByRole('button', { name: 'Delete Account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Delete Your Account?' }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  const submit = dialog.getByRole('button', { name: 'Delete Account', exact: true })
  await dialog.getByLabel('Your shop’s address').fill('noo')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit.click()
  await dialog.getByText('This does not match').waitFor()
  await dialog.getByLabel('Your shop’s address').fill(`${origin}/store/noor/`)
  await submit.click()
  await page.waitForURL(`${origin}/auth?deleted=1`)
  await page.getByText(/Your account will be deleted in 30 days/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await expect.poll(status).toBe(404)
  await expect.poll(() => sentMails(app, user.email)).toHaveLength(1)

  await signIn(page, user.email)
  await page.getByRole('heading', { name: 'Your account will be deleted in 30 days' }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ])
  expect(Object.keys(unzipSync(readFileSync(await file.path())))).toContain('data/store.json')
  await page.getByRole('button', { name: 'Keep My Account' }).click()
  await page.getByText('Your account stays. Welcome back!').waitFor()
  await page.getByRole('heading', { name: 'Noor Crafts' }).waitFor()
  await expect.poll(status).toBe(200)
})

test('a protected account without a shop is deleted by its email, password and code', async () => {
  const { app, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const code = await protectAccount(app, user.id)
  const page = await visit(ACCOUNT, { token, ...desktop })
  await page.getByRole('button', { name: 'Delete Account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your email').fill(user.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const submit = dialog.getByRole('button', { name: 'Delete Account', exact: true })
  await submit.click()
  await dialog.getByLabel('Code').fill(code())
  await submit.click()
  await page.waitForURL(`${origin}/auth?deleted=1`)
})

test('a protected account changes its password with a code', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const code = await protectAccount(app, user.id)
  const page = await visit(ACCOUNT, { token })
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Change Password' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByLabel('New password').fill('a better password')
  await submit.click()
  await dialog.getByLabel('Code').fill('000000')
  await submit.click()
  await dialog.getByText('The code is wrong. Please try again.').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Code').fill(code())
  await submit.click()
  await page.getByText('Password changed. Other devices are signed out.').waitFor()
  // The old token of this device no longer works. The new one is kept.
  expect(await page.evaluate(() => localStorage.getItem('device'))).toMatch(/^\d+-/)
})

test('a protected account downloads its data with password and code', async () => {
  const { app, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  const code = await protectAccount(app, user.id)
  const page = await visit(ACCOUNT, { token, ...desktop })
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const submit = dialog.getByRole('button', { name: 'Download' })
  await submit.click()
  await dialog.getByText('Please enter the code from your authenticator app').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Code').fill(code())
  const [file] = await Promise.all([page.waitForEvent('download'), submit.click()])
  expect(Object.keys(unzipSync(readFileSync(await file.path())))).toContain('data/account.json')
})

test('an admin without a second factor is led to it where the server asks for one', async () => {
  const { app, origin, visit } = await serve()
  const { user, token } = await signUpSeller(app)
  await app.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute()
  const page = await visit('/dashboard?tab=store', { token })
  let enabled = false
  await page.route('**/api/auth/totp', (route) =>
    route.fulfill({ json: { enabled, recovery_codes_left: 10, required: true } }),
  )
  await page.reload()
  await page.getByText('Administrators need two-step sign-in before the admin panel opens.').waitFor()
  await page.goto(`${origin}/dashboard?tab=admin`)
  await page.getByText('Two-step sign-in comes first').waitFor()
  await expect.poll(() => page.getByText('All users').count()).toBe(0)
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Set it up' }).click()
  await page.getByText('Administrators need it: the admin panel opens once it is on.').waitFor()
  expect(page.url()).toBe(origin + ACCOUNT)
  await page.getByText('An admin account cannot be deleted. The operator must remove the admin role first.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  enabled = true
  await page.goto(`${origin}/dashboard?tab=store`)
  await page.getByRole('heading', { name: 'Create Your Store' }).waitFor()
  await page.getByText('Administrators need two-step sign-in').waitFor({ state: 'detached' })
})
