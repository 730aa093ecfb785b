import { expect, test } from 'vitest'
import {
  expectSound,
  expectSoundOnBothScreens,
  LONG_NAME,
  URDU_NAME,
  withAdminPanel,
} from '../support/browser/admin.ts'
import { phone } from '../support/browser/dashboard.ts'

const { setUp } = withAdminPanel()

test('a backup is made, checked and downloaded; one that is damaged is said to be', async () => {
  const { app, open, audit } = await setUp()
  const page = await open('view=system&part=backups')
  await page.getByText('There is no backup yet.').waitFor()
  await page.getByRole('button', { name: 'Create backup' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create backup' }).click()
  await page.getByText('Database backup created successfully!').waitFor()
  await page.getByText('1 backup', { exact: true }).waitFor()
  const [made] = app.deps.backups.list()
  const name = made?.name ?? ''
  await page.getByRole('button', { name: `Check ${name}` }).click()
  await dialog.getByRole('button', { name: 'Check backup' }).click()
  await page.getByText('The backup is sound and can be restored').waitFor()
  await page.getByRole('button', { name: `Download ${name}` }).click()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toBe(name)
  await page.getByText('Backup downloaded').waitFor()
  app.deps.backups = {
    ...app.deps.backups,
    check: async () => ({ sound: false, problem: `${name} is damaged: page 7` }),
  }
  await page.getByRole('button', { name: `Check ${name}` }).click()
  await dialog.getByRole('button', { name: 'Check backup' }).click()
  await dialog.getByText('is damaged: page 7').waitFor()
  expect(await audit()).toEqual(['backup.create', 'backup.check', 'backup.download', 'backup.check'])
})

test('a message goes to all in one call, and to chosen users by name', async () => {
  const { db, add, open } = await setUp()
  await add({ email: 'sana@seller.example' })
  await add({ email: 'hina@seller.example' })
  const page = await open('view=system&part=notifications')
  await page.getByRole('button', { name: 'Send to all users' }).click()
  await page.getByText('Notification text is required').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('Eid sale\nعید مبارک')
  await page.getByRole('button', { name: 'Send to all users' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('عید مبارک').waitFor()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('send-notifications') && calls.push(request.postData() ?? ''))
  await dialog.getByRole('button', { name: 'Send notification' }).click()
  await page.getByText('Notification sent to 3 users').waitFor()
  expect(calls).toEqual([JSON.stringify({ message: 'Eid sale\nعید مبارک', to: 'all' })])

  await page.getByRole('button', { name: 'Chosen users' }).click()
  await page.getByRole('searchbox', { name: 'Find users to send to' }).fill('sana')
  await page.getByRole('button', { name: 'Add sana@seller.example' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Only you')
  await page.getByRole('button', { name: 'Send to 1 user' }).click()
  await dialog.getByRole('button', { name: 'Send notification' }).click()
  await page.getByText('Notification sent to 1 users').waitFor()
  const told = await db.selectFrom('notifications').select('message').where('message', '=', 'Only you').execute()
  expect(told).toHaveLength(1)
})

test('requests are decided, plans end, users are exported; what fails says so', async () => {
  const { db, add, open, audit } = await setUp()
  const { user } = await add({ email: 'sana@seller.example', plan: 'paid', plan_expiry: '2026-01-01T00:00:00.000Z' })
  await db
    .insertInto('upgrade_requests')
    .values({
      id: 'one',
      user_id: user.id,
      whatsapp_number: '923001234567',
      message: 'Please upgrade me',
      status: 'open',
      created_at: new Date().toISOString(),
    })
    .execute()
  const page = await open('view=system&part=requests')
  await page.getByText('Please upgrade me').waitFor()
  await page.getByRole('button', { name: 'Mark as done: sana@seller.example' }).click()
  const dialog = page.getByRole('dialog')
  await db.updateTable('upgrade_requests').set({ status: 'done' }).execute()
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await dialog.getByText('Request is already done').waitFor()
  await db.updateTable('upgrade_requests').set({ status: 'open' }).execute()
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('No open requests').waitFor()

  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Auto-downgrade' }).click()
  await page.route('**/api/admin/auto-downgrade', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Run auto-downgrade' }).click()
  await dialog.getByText('Failed to run auto-downgrade').waitFor()
  await page.unroute('**/api/admin/auto-downgrade')
  await dialog.getByRole('button', { name: 'Run auto-downgrade' }).click()
  await page.getByText('1 users downgraded to the free plan').waitFor()
  await page.getByRole('button', { name: 'Export users' }).click()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export users' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^users-.*\.csv$/)
  await page.getByText('User data exported').waitFor()
  expect(await audit()).toEqual(['upgrade_request.status', 'users.auto_downgrade', 'users.export'])
})

test('a question about a layout is answered by granting it, and offers no upgrade', async () => {
  const { db, add, open } = await setUp()
  const { user } = await add({ email: 'sana@seller.example' })
  await db
    .insertInto('upgrade_requests')
    .values({
      id: 'one',
      user_id: user.id,
      whatsapp_number: '923001234567',
      message: 'Please open the layout Classic',
      layout: 'classic',
      status: 'open',
      created_at: new Date().toISOString(),
    })
    .execute()
  const page = await open('view=system&part=requests')
  const grant = page.getByRole('button', { name: 'Grant layouts: sana@seller.example' })
  await grant.waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Upgrade 30 days/ }).count()).toBe(0)
  await expectSound(page)
  await grant.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Classic', { exact: false }).first().click()
  await dialog.getByRole('button', { name: 'Save permissions' }).click()
  await dialog.waitFor({ state: 'detached' })
  const owner = db.selectFrom('users').select('allowed_layouts').where('id', '=', user.id)
  expect(await owner.executeTakeFirstOrThrow()).toEqual({ allowed_layouts: '["classic"]' })
})

test('a request is answered where it stands: upgraded with what was paid, closed, and counted in the month', async () => {
  const { db, add, open } = await setUp()
  const { user } = await add({ email: 'sana@seller.example' })
  const request = { user_id: user.id, whatsapp_number: '923001234567', status: 'open' as const }
  const created_at = new Date().toISOString()
  await db
    .insertInto('upgrade_requests')
    .values({ id: 'one', message: 'Please', created_at, ...request })
    .execute()
  const page = await open('view=system&part=requests')
  const chat = page.getByRole('link', { name: 'Message on WhatsApp' })
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/923001234567\?text=/)
  await page.getByRole('button', { name: 'Upgrade 30 days: sana@seller.example' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount paid in rupees').fill('two')
  await dialog.getByText('Please enter an amount, such as 2000').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Upgrade user' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Amount paid in rupees').fill('2,000')
  await dialog.getByLabel('Paid by').selectOption('Easypaisa')
  await dialog.getByLabel('Note').fill('بھائی کے نمبر سے')
  await dialog.getByRole('button', { name: 'Upgrade user' }).click()
  await page.getByText('No open requests').waitFor()
  await page.getByRole('tab', { name: 'Payments' }).click()
  await page.getByText('Total Rs. 2,000').waitFor()
  await page.getByText('بھائی کے نمبر سے').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Month before' }).click()
  await page.getByText('No payments in this month').waitFor()
  await page.getByRole('button', { name: 'Month after' }).click()
  await page.getByRole('link', { name: 'sana@seller.example' }).click()
  await page.getByRole('heading', { name: 'Payments' }).waitFor()
  await page.getByText('Rs. 2,000 Easypaisa').waitFor()
  await expectSound(page)
})

test('the audit log is searched, keeps its search in the address, and says whether it is intact', async () => {
  const { add, open, asAnother, db } = await setUp()
  const { user } = await add({ email: 'sana@seller.example' })
  await asAnother('PUT', `/users/${user.id}`, { plan: 'paid' })
  await asAnother('POST', '/auto-downgrade')
  const page = await open('view=system&part=audit')
  await page.getByText('The log is intact').waitFor()
  const rows = page.getByRole('region', { name: 'Audit log' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('sana@')
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => page.url()).toContain('search=sana')
  await page.reload()
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Plan changed')])
  await db
    .insertInto('audit_checkpoints')
    .values({ name: 'chain', sequence: 1, hash: 'x', broken_at: 2, checked_at: '2026-01-01T00:00:00.000Z' })
    .execute()
  await page.reload()
  await page.getByText('Entry 2 is not as it was written').waitFor()
})

/** Adds a mail that no server accepted. */
const failedMail = (last_error: string) => {
  const at = new Date().toISOString()
  const mail = { id: 'one', recipient: 'sana@example.pk', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  return { ...mail, attempts: 100, next_attempt_at: at, created_at: at, failed_at: at, last_error }
}

test('what failed for good is shown with its reason, and tried again', async () => {
  const { open, audit, db } = await setUp()
  await db.insertInto('mail_outbox').values(failedMail('550 no such mailbox')).execute()
  const page = await open('view=system')
  await page.getByText('1 mail could not be sent').waitFor()
  await page.getByText('550 no such mailbox').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await page.getByText('It is being retried').waitFor()
  await page.getByText('1 mail could not be sent').waitFor({ state: 'detached' })
  expect(await audit()).toContain('work.retry')
})

test('on a phone and on a desktop every part fits, and axe finds nothing', async () => {
  const { add, open, db } = await setUp()
  const { user } = await add({ email: `${'a-very-long-address'.repeat(3)}@seller.example` })
  await db
    .insertInto('upgrade_requests')
    .values({
      id: 'one',
      user_id: user.id,
      whatsapp_number: '923001234567',
      message: `${LONG_NAME} ${URDU_NAME}`,
      status: 'open',
      created_at: new Date().toISOString(),
    })
    .execute()
  await db
    .insertInto('mail_outbox')
    .values(failedMail(`550 ${LONG_NAME} ${URDU_NAME}`))
    .execute()
  const page = await open('view=system', phone)
  await page.getByText('Newest migration').waitFor()
  await page.getByText('1 mail could not be sent').waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'Upgrade Requests' }).click()
  await page.getByText(URDU_NAME).waitFor()
  await expectSoundOnBothScreens(page)
  await page.getByRole('tab', { name: 'Audit Log' }).click()
  await page.getByText('Nothing done yet').waitFor()
  await expectSoundOnBothScreens(page)
})
