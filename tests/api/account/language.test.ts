import { expect, test } from 'vitest'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

const signUp = { email: 'sana@example.org', password: 'correct horse', whatsapp_number: '03001234567' }

test('an account keeps the language of its dashboard, if it is offered', async () => {
  const app = await createTestApp({ LANGUAGES: 'en,ur' })
  const { token } = await addStore(app)
  expect((await app.call('GET', '/auth/me', { token })).body.language).toBe('en')
  const changed = await app.call('PUT', '/auth/language', { token, json: { language: 'ur' } })
  expect(changed).toMatchObject({ status: 200, body: { language: 'ur' } })
  expect((await app.call('GET', '/auth/me', { token })).body.language).toBe('ur')
  expect(await app.call('PUT', '/auth/language', { token, json: { language: 'fr' } })).toMatchObject({
    status: 422,
    body: { errors: { language: 'Choose a language' } },
  })
})

test('a language that is not offered is refused of an account, and counts as English at a sign-up', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  expect(await app.call('PUT', '/auth/language', { token, json: { language: 'ur' } })).toMatchObject({
    status: 422,
    body: { errors: { language: 'This language is not offered' } },
  })
  await app.call('POST', '/auth/register', { json: { ...signUp, language: 'ur' } })
  const user = app.deps.db.selectFrom('users').select('language').where('email', '=', signUp.email)
  expect((await user.executeTakeFirstOrThrow()).language).toBe('en')
})

test('whoever signs up in Urdu has an account in Urdu', async () => {
  const app = await createTestApp({ LANGUAGES: 'en,ur' })
  await app.call('POST', '/auth/register', { json: { ...signUp, language: 'ur' } })
  const user = app.deps.db.selectFrom('users').select('language').where('email', '=', signUp.email)
  expect((await user.executeTakeFirstOrThrow()).language).toBe('ur')
})
