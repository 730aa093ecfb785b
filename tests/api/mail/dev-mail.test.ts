import { join } from 'node:path'
import { expect, test } from 'vitest'
import { passwordOtpMail, verificationMail } from '#server/modules/messages/mail/account-mails.ts'
import { composeMail } from '#server/modules/messages/mail/compose.ts'
import { fileMailer } from '#server/ports/mailer.ts'
import { createTestApp } from '../../support/apps/test-app.ts'

const withMails = async (env: Record<string, string> = {}) => {
  const app = await createTestApp(env)
  const mailer = fileMailer(join(app.dataDir, 'mail'), 'WhatsStore <no-reply@example.pk>')
  await mailer.send(
    composeMail(verificationMail('sana@example.pk', 'http://localhost:4321', 'the-secret-of-the-link'), 'en'),
    'first',
  )
  const code = { code: '7K2M9Q', link: 'a', minutes: 10 }
  await mailer.send(composeMail(passwordOtpMail('<b>@example.pk', 'https://shop.example', code), 'en'), 'second')
  const get = (path: string, headers: Record<string, string> = {}, address = '127.0.0.1') =>
    app.app.request(`http://localhost:4321${path}`, { headers }, { incoming: { socket: { remoteAddress: address } } })
  return { app, get }
}

test('in development the mails can be read, newest first, and their links followed', async () => {
  const { get } = await withMails()
  const list = await get('/dev/mail')
  expect(list.status).toBe(200)
  const html = await list.text()
  expect(html.indexOf('Your WhatsStore password code')).toBeGreaterThan(0)
  expect(html.indexOf('Verify your email')).toBeGreaterThan(html.indexOf('Your WhatsStore password code'))
  expect(html).not.toContain('<b>@')
  const paths = [...html.matchAll(/href="(\/dev\/mail\/[0-9a-f-]+)"/g)].map(([, path]) => path ?? '')
  const mail = await (await get(paths[1] ?? '')).text()
  expect(mail).toContain('href="http://localhost:4321/auth/verify?token=the-secret-of-the-link"')
  expect(mail).toContain('sana@example.pk')
  expect(await (await get(paths[0] ?? '')).text()).toContain('7K2M9Q')
  expect((await get('/dev/mail/..%2F..%2Fsecret.key')).status).toBe(404)
})

test.for([
  ['production', { NODE_ENV: 'production' }],
  ['a public origin', { PUBLIC_ORIGIN: 'https://shop.example' }],
] as const)('threat 44: /dev/mail is absent with %s', async ([, env]) => {
  const { app, get } = await withMails({ ...env })
  expect((await get('/dev/mail')).status).toBe(404)
  expect(app.app.routes.some((route) => route.path.startsWith('/dev'))).toBe(false)
})

test('threat 44: /dev/mail answers nobody from elsewhere, through a proxy or under another name', async () => {
  const { get } = await withMails()
  expect((await get('/dev/mail', {}, '192.168.1.7')).status).toBe(404)
  expect((await get('/dev/mail', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  const { app } = await withMails()
  const named = await app.app.request(
    'http://evil.example/dev/mail',
    {},
    { incoming: { socket: { remoteAddress: '::1' } } },
  )
  expect(named.status).toBe(404)
})
