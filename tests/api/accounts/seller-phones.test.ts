import { describe, expect, it, test } from 'vitest'
import { formatPhone, phoneProblem } from '#contract/phone-formats.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

/** Numbers that lack a digit or are no mobile numbers. */
const wrong = ['0300 123456', '+92 300 12345678', '0421234567', '0200 1234567', '923001234']
const right = [
  '0300 1234567',
  '3001234567',
  '+92 300 1234567',
  '00923001234567',
  '923001234567',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '+92 (0)300 1234567',
  '0300 1234567 ext 5',
]

const register = (whatsapp_number: string, country_code?: string) => ({
  json: { email: 'sana@example.pk', password: 'long enough', whatsapp_number, country_code },
})

describe('a number by which no order would ever arrive is refused', () => {
  it.each(wrong)('at sign-up and of a store: %s', async (number) => {
    const app = await createTestApp()
    const refused = {
      status: 422,
      body: { code: 'invalid', errors: { whatsapp_number: expect.stringContaining('begins with 3') } },
    }
    expect(await app.call('POST', '/auth/register', register(number))).toMatchObject(refused)
    const { token } = await addStore(app)
    expect(await app.call('PUT', '/stores/my', { token, json: { whatsapp_number: number } })).toMatchObject(refused)
  })

  it.each([
    ['+971', '05012345'],
    ['+968', '91234'.repeat(3)],
    ['+92', '0300 1234567', '+971'],
  ])('of other countries, also when only the country changes: %s %s', async (code, number, other = code) => {
    const app = await createTestApp()
    const { token } = await addStore(app)
    if (other !== code) {
      const json = { whatsapp_number: number, country_code: code }
      expect((await app.call('PUT', '/stores/my', { token, json })).status).toBe(200)
    }
    const json = other === code ? { whatsapp_number: number, country_code: code } : { country_code: other }
    expect(await app.call('PUT', '/stores/my', { token, json })).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    })
  })
})

test.each([
  ['+92', right],
  ['+971', ['050 123 4567', '+971 50 123 4567']],
  ['+44', ['07400 123456']],
  ['+968', ['9212 3456']],
  ['+225', ['01 23 45 6789']],
  ['+7', ['8 (912) 345-67-89']],
])('numbers of %s are taken, however they are written', async (country_code, numbers) => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  for (const whatsapp_number of numbers) {
    const answer = await app.call('PUT', '/stores/my', { token, json: { whatsapp_number, country_code } })
    expect(answer.status, whatsapp_number).toBe(200)
  }
})

test('a number is shown back as people of its country write it', () => {
  for (const number of right) expect(formatPhone(number, '+92'), number).toBe('+92 300 1234567')
  expect(formatPhone('0501234567', '+971')).toBe('+971 50 123 4567')
  expect(formatPhone('92123456', '+968')).toBe('+968 92123456')
  expect(phoneProblem('92123456', '+968')).toBeNull()
})
