import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  const seller = await addStore(app)
  const put = (whatsapp_number: unknown, country_code = '+92') =>
    app.call('PUT', '/auth/whatsapp-number', { token: seller.token, json: { whatsapp_number, country_code } })
  return { app, ...seller, put }
}

test('an account’s number is checked by its country’s rules, as a store’s is', async () => {
  const { put } = await setUp()
  expect(await put('0300 123456')).toMatchObject({
    status: 422,
    body: { errors: { whatsapp_number: expect.any(String) } },
  })
  expect((await put('0000000000', '+49')).status).toBe(422)
  expect((await put('03007654321', '+999')).status).toBe(422)
  expect(await put('۰۳۰۰ ۷۶۵۴۳۲۱')).toMatchObject({ status: 200, body: { whatsapp_number: '03007654321' } })
  expect(await put('50 123 4567', '+971')).toMatchObject({ status: 200, body: { country_code: '+971' } })
})

test('the store keeps a number of its own, and nobody changes it all day', async () => {
  const { app, store, token, put } = await setUp()
  await put('03119876543')
  const kept = (await app.call('GET', '/stores/my', { token })).body
  expect(kept.whatsapp_number).toBe(store.whatsapp_number)
  app.deps.limits.numberChangeByAccount = rateLimit(1, 3600, 'Too many')
  expect([(await put('03001111222')).status, (await put('03001111333')).status]).toEqual([200, 429])
  expect((await app.call('GET', '/auth/me', { token })).body.whatsapp_number).toBe('03001111222')
})
