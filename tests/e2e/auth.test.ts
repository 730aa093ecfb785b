import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createPasswords } from '#server/auth/password-queue.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { referralCodeOf } from '#server/modules/growth/referrals/referrals.service.ts'
import type { PublishingApp } from '../support/apps/publishing-app.ts'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  onBothScreens,
  PASSWORD,
  protectAccount,
  sentMails,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'

const { serve } = withDashboard()

/** The code of a mail that was sent to an address; an empty text while there is none. */
const mailedCode = async (app: PublishingApp, email: string): Promise<string> => {
  const mails = await sentMails(app, email)
  return mails.map((mail) => /^ {4}([0-9A-Z]{6})$/m.exec(mail)?.[1]).find((found) => found) ?? ''
}

test.each([false, true])(
  'the dashboard’s files come while a seller signs in, unless her data is saved: %s',
  async (saveData) => {
    const { origin, context } = await serve()
    const page = await (await context()).newPage()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { saveData })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${origin}/auth`, { waitUntil: 'networkidle' })
    for (const name of ['dashboard', 'StoreTab', 'OrdersTab'])
      expect(
        asked.some((path) => path.startsWith(`/assets/${name}.`)),
        name,
      ).toBe(!saveData)
  },
)

test('a seller signs up, opens the link of the mail, and is in her dashboard', async () => {
  const { app, origin, visit } = await serve()
  const page = await visit('/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByLabel('Email').fill('noor@seller.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('WhatsApp number').pressSequentially('(050) 12-34 abc 567')
  await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('0501234567')
  await page.getByLabel('Country code').selectOption('United Arab Emirates')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.getByText('Account created! Please check your email to verify your account.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await expect.poll(() => sentMails(app, 'noor@seller.example')).toHaveLength(1)
  const [mail = ''] = await sentMails(app, 'noor@seller.example')
  // Opened as in any browser except the one where the password was chosen.
  await page.evaluate(() => localStorage.removeItem('sign-up'))
  await page.goto(`${origin}/auth/verify?token=${/token=([\w-]+)/.exec(mail)?.[1]}`)
  await page.getByRole('heading', { name: 'One last step' }).waitFor()
  // The address no longer shows the link's secret, so it cannot leak from there.
  expect(page.url()).toBe(`${origin}/auth/verify`)
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await page.getByText('Password is required').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('not that one')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await page
    .getByText(/This is not the password you chose/)
    .first()
    .waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await page.getByText('Email verified successfully! You are now logged in.').waitFor()
  await page.waitForURL(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'Create Your Store' }).waitFor()
  await expect.poll(() => page.getByLabel('WhatsApp number').inputValue()).toBe('0501234567')
})

test('keeps a tap made before the page has hydrated', async () => {
  const { origin, context } = await serve()
  const page = await (await context()).newPage()
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  await page.goto(`${origin}/auth`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Create an account' }).click()
  wake()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
})

test('shows what is wrong at sign-in, holds an unverified account, and signs in with the right password', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  const page = await visit('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Email is required').waitFor()
  await page.getByText('Password is required').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

  await page.getByLabel('Email').fill(user.email)
  await expect.poll(() => page.getByText('Email is required').count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Invalid email or password').waitFor()

  await app.deps.db.updateTable('users').set({ verified_at: null }).execute()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByText('Verification email sent! Please check your inbox.').waitFor()

  await app.deps.db.updateTable('users').set({ verified_at: new Date().toISOString() }).execute()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('')
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL(`${origin}/dashboard`)
  await page.getByText('Logged in successfully!').waitFor()
  for (const path of ['/auth', '/admin']) {
    await page.goto(origin + path)
    await page.waitForURL(`${origin}/dashboard`)
  }
})

test('a protected account asks for its code', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  const code = await protectAccount(app, user.id)
  const page = await visit('/auth', desktop)
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Code').fill(code())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
})

test('after many wrong passwords by strangers a code from the mail is asked for, and not on a device that is known', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  app.deps.limits.loginByAccount = rateLimit(1, 3600, 'never said')
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await app.deps.limits.loginByAccount.take(user.email)
  const page = await visit('/auth')
  await page.route('**/api/auth/sign-in-code', (route) => route.abort(), { times: 1 })
  await signIn(page)
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
  await page.getByText('We cannot be reached just now. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Send another code' }).click()
  await page.getByText(`We sent a code to ${user.email}.`).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Please enter the code from your email').waitFor()
  await page.getByLabel('Code').fill('AAAAAA')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('The code is wrong or has expired. Please ask for a new one.').first().waitFor()
  await expect.poll(() => mailedCode(app, user.email)).toMatch(/^[0-9A-Z]{6}$/)
  await page.getByLabel('Code').fill((await mailedCode(app, user.email)).toLowerCase())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)

  // On a page without scripts: a dashboard that has lost its token goes elsewhere by itself, amid the next step here.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${origin}/auth`)
  await signIn(page)
  await page.waitForURL(`${origin}/dashboard`)
})

test('a sign-in that finds no place in the queue is told so in words', async () => {
  const { app, visit } = await serve()
  app.deps.passwords = createPasswords({ concurrent: 0, maxWaiting: 0 })
  const page = await visit('/auth')
  await page.getByLabel('Email').fill('noor@seller.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Many people are signing in right now. Please wait a few seconds and try again.').waitFor()
})

test('a forgotten password is replaced with the code of the mail', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  const page = await visit('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByText('Please enter your email address').waitFor()
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByText('OTP sent to your email. Please check your inbox.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  const code = () => mailedCode(app, user.email)
  await expect.poll(code).toMatch(/^[0-9A-Z]{6}$/)
  await page.getByLabel('OTP').fill(`${await code()}99`)
  await page.getByLabel('New password', { exact: true }).fill('a-new-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password reset successfully! You can now login with your new password.').waitFor()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill('a-new-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
})

test('the link in the mail of a code chooses a new password without the code, and leaves the address bar', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  const forgotten = await visit('/auth?forgot=1')
  await forgotten.getByLabel('Email').fill(user.email)
  await forgotten.getByRole('button', { name: 'Send OTP' }).click()
  const link = async () =>
    (await sentMails(app, user.email)).flatMap((mail) => /\/auth\?reset=\S+/.exec(mail)?.[0] ?? [])[0] ?? ''
  await expect.poll(link).toMatch(/reset=/)
  const page = await visit(await link())
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  expect(page.url()).toBe(`${origin}/auth`)
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password is required').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('a-new-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password reset successfully! You can now login with your new password.').waitFor()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()

  const worn = await visit(await link())
  await worn.getByLabel('New password', { exact: true }).fill('another-password')
  await worn.getByRole('button', { name: 'Reset Password' }).click()
  await worn.getByText('This link was already used or is too old. Please ask for a new one.').waitFor()
})

test('the link in the mail of a sign-in code signs in with the password alone', async () => {
  const { app, origin, visit } = await serve()
  const { user } = await signUpSeller(app)
  app.deps.limits.loginByAccount = rateLimit(1, 3600, 'never said')
  await app.deps.limits.loginByAccount.take(user.email)
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  const elsewhere = await visit('/auth')
  await signIn(elsewhere)
  await elsewhere.getByText(`We sent a code to ${user.email}.`).waitFor()
  const link = async () =>
    (await sentMails(app, user.email)).flatMap((mail) => /\/auth\?proof=\S+/.exec(mail)?.[0] ?? [])[0] ?? ''
  await expect.poll(link).toMatch(/proof=/)
  const page = await visit(await link())
  await page.getByText('You opened the link from our email.').waitFor()
  expect(page.url()).toBe(`${origin}/auth`)
  expect(await axeInBothThemes(page)).toEqual([])
  await signIn(page)
  await page.waitForURL(`${origin}/dashboard`)
})

test('a referral link: the code is filled in, checked, kept for a week, and greeted with its price', async () => {
  const { app, visit } = await serve()
  const { user } = await signUpSeller(app)
  const referral_code = await referralCodeOf(app.deps.db, app.deps.clock, user.id)
  const page = await visit(`/auth?ref=${referral_code.toLowerCase()}`, desktop)
  await page.getByRole('img', { name: 'The code is valid' }).waitFor()
  await page.getByText(/^Referred by .+: Premium for Rs\. 1,500 a month$/).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCountry'))).toBe('PK')
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'referral_code', value: referral_code })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)

  await page.getByLabel('Referral code').fill('NOSUCH')
  await page.getByRole('img', { name: 'The code is not valid' }).waitFor()
  await page.getByLabel('Referral code').fill('NO')
  await expect.poll(() => page.getByRole('img', { name: /The code is/ }).count()).toBe(0)

  await page.getByLabel('Email').fill('somebody@seller.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Referral code').inputValue()).toBe(referral_code)
})

test('offers to resend the mail for an invalid link', async () => {
  const { visit, origin } = await serve()
  const page = await visit('/auth/verify')
  await page.getByText('Invalid verification link. Please check your email for the correct link.').waitFor()
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByText('Please enter your email address').waitFor()
  await page.getByLabel('Email').fill('nobody@seller.example')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByText('Verification email sent! Please check your inbox.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${origin}/auth/verify?token=spent`)
  await page.getByText('Email verification failed. Please try again.').waitFor()
})

test('sends anonymous visitors to the landing page, or to sign-in and back to what they named, never off-site', async () => {
  const { app, origin, visit } = await serve()
  const page = await visit('/dashboard')
  await page.waitForURL(`${origin}/`)
  await page.goto(`${origin}/dashboard?tab=orders`)
  await page.waitForURL(`${origin}/auth?next=%2Fdashboard%3Ftab%3Dorders`)
  const { user } = await signUpSeller(app)
  await page.goto(`${origin}/auth?next=${encodeURIComponent('//evil.example/dashboard')}`)
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
})

test('sign-in and sign-up read well on a phone and on a desktop', async () => {
  const { visit } = await serve()
  const page = await visit('/auth?ended=1')
  await page.getByText('Your session has ended.').waitFor()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Email is required').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Referral code').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})
