import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { subscriptionOf } from '../../support/calls/world.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'

/** An app that offers Urdu, with the shop of a seller whose account has a language. */
const shopIn = async (language: 'en' | 'ur') => {
  const app = await createTestApp({ LANGUAGES: 'en,ur' })
  const seller = await addStore(app)
  await app.call('PUT', '/auth/language', { token: seller.token, json: { language } })
  await app.db.deleteFrom('mail_outbox').execute()
  const product = await addProduct(app, seller.token)
  const order = async () => {
    const { body } = await app.call('POST', '/orders', { json: orderForm(String(product.id)) })
    await app.messenger.idle()
    return String(body.order_id)
  }
  const mails = () => mailsTo(app, seller.user.email)
  return { app, seller, order, mails }
}

test('whoever signs up in Urdu is asked in Urdu to confirm her address', async () => {
  const app = await createTestApp({ LANGUAGES: 'en,ur' })
  const signUp = { email: 'sana@example.org', password: 'correct horse', whatsapp_number: '03001234567' }
  await app.call('POST', '/auth/register', { json: { ...signUp, language: 'ur' } })
  const [mail] = await mailsTo(app, signUp.email)
  expect(mail?.subject).toBe('اپنی ای میل کی WhatsStore کے لیے تصدیق کریں')
  expect(mail?.html).toContain('<html lang="ur" dir="rtl">')
  expect(mail?.html).toContain('lang="ur" dir="rtl" width="100%"')
})

test('an account in Urdu gets its code, its order and its alert in Urdu', async () => {
  const { app, seller, order, mails } = await shopIn('ur')
  await app.call('POST', '/auth/forgot-password', { json: { email: seller.user.email } })
  await app.call('PUT', '/push/devices/current', { token: seller.token, json: subscriptionOf('phone') })
  const id = await order()
  await app.alerts.idle()
  const [code, placed] = await mails()
  expect(code?.subject).toBe('نئے پاس ورڈ کے لیے آپ کا WhatsStore کوڈ')
  expect(code?.html).toMatch(/<div class="code" dir="ltr" [^>]*>[0-9A-Z]{6}</)
  expect(code?.html).toContain('<bdi dir="ltr">10</bdi> منٹ')
  expect(code?.text).toContain('\u206810\u2069 منٹ')
  expect(placed?.subject).toMatch(/پر نیا آرڈر: \u2068Rs\. [\d,]+\u2069$/)
  expect(placed?.html).toContain('<html lang="ur" dir="rtl">')
  expect(placed?.text).toContain(`نیا آرڈر ${id}`)
  expect(placed?.line).toContain(`\u2068${id}\u2069: \u2068Rs. `)
  expect(app.push.sent).toMatchObject([
    { tag: id, title: expect.stringMatching(/^نیا آرڈر: \u2068Rs\. [\d,]+\u2069$/) },
  ])
})

test('an account in English gets what it got', async () => {
  const { app, seller, order, mails } = await shopIn('en')
  await app.call('POST', '/auth/forgot-password', { json: { email: seller.user.email } })
  await app.call('PUT', '/push/devices/current', { token: seller.token, json: subscriptionOf('phone') })
  await order()
  await app.alerts.idle()
  const [code, placed] = await mails()
  expect(code?.subject).toBe('Your WhatsStore password code')
  expect(code?.html).toContain('<html lang="en">')
  expect(`${code?.html}${placed?.html}`).not.toMatch(/dir=|bdi|[\u0600-\u06ff\u2066-\u2069]/)
  expect(placed?.subject).toMatch(/^New order at .*: Rs\. [\d,]+$/)
  expect(app.push.sent[0]?.title).toMatch(/^New order: Rs\. [\d,]+$/)
})

test('what is told in the dashboard is in English, and mailed in the language of the account', async () => {
  const { app, seller, mails } = await shopIn('ur')
  const { token } = await addAdmin(app)
  const store = await app.db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
  await app.call('POST', `/admin/stores/${store.id}/suspend`, { token, json: {} })
  const told = await app.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', seller.user.id)
    .execute()
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('has been suspended')])
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('روک دی گئی ہے')])
})

test('somebody invited who has no account is written to in the language of the owner', async () => {
  const { app, seller } = await shopIn('ur')
  const json = { name: 'Ali', email: 'ali@example.pk', role: 'packs' }
  await app.call('POST', '/staff', { token: seller.token, json })
  expect((await mailsTo(app, json.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/بلایا ہے$/)])
})
