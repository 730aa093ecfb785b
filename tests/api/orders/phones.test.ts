import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it, test } from 'vitest'
import { checkOrderForm, emptyOrderForm } from '#contract/orders/order-form.ts'
import { normalisePhone } from '#contract/phone.ts'
import { isPossiblePhone } from '#server/http/phone-numbers.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const words = 'Please enter a valid phone number (at least 10 digits)'

const shop = async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 100 })
  return (buyer_phone: string) => app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone }) })
}

describe('the phone of an order', () => {
  it.each([
    ['+92 (0)300 1234567', '923001234567'],
    ['0092 (0) 300-1234567', '923001234567'],
    ['+92 0300 1234567', '923001234567'],
    ['+۹۲ (۰)۳۰۰ ۱۲۳۴۵۶۷', '923001234567'],
    ['\u200f(+92) 300 1234567', '923001234567'],
    ['0300 1234567 ext 5', '923001234567'],
    ['٠٣٠٠ ١٢٣٤٥٦٧ ext. ٥', '923001234567'],
    ['0300-1234567 x5', '923001234567'],
    ['0300 1234567#5', '923001234567'],
    ['0300 1234567,5', '923001234567'],
    ['0300\u20111234567', '923001234567'],
    ['(+44) 7400 123456', '447400123456'],
    ['+44 (0)7400 123456', '447400123456'],
    ['+92 (0)42 35781234 extn 101', '924235781234'],
  ])('%s is read as +%s', async (typed, read) => {
    const place = await shop()
    expect(checkOrderForm({ ...orderText, buyer_phone: typed })).toBeNull()
    expect(await place(typed)).toMatchObject({ status: 201, body: { buyer_phone: typed } })
    expect(normalisePhone(typed, '+92')).toBe(read)
  })

  it.each(['0300 1234567 / 12', '0300 1234567 or 2', '03001234567+5', '0300 12345 ext 67', '0300,1234567'])(
    '%s is refused in the words of the form',
    async (typed) => {
      const place = await shop()
      expect(await place(typed)).toMatchObject({ status: 422, body: { errors: { buyer_phone: words } } })
    },
  )

  it.each(['0300 12345678', '+92 300 12345678', '0300 123456 7890', '+91 98765 432101', '+44 7400 1234567'])(
    '%s, which has a digit too many for its country, is refused',
    async (typed) => {
      const place = await shop()
      expect(await place(typed)).toMatchObject({ status: 422, body: { errors: { buyer_phone: words } } })
    },
  )

  it('with the 0 of another country, which only its own rules could tell, is refused', async () => {
    const place = await shop()
    expect(await place('+44 07400 123456')).toMatchObject({ status: 422, body: { errors: { buyer_phone: words } } })
  })
})

const orderText = { ...emptyOrderForm, buyer_name: 'Ayesha Khan', delivery_address: 'House 12, Gulberg, Lahore' }

test('a mobile number of every country can be a buyer’s, and a landline of Pakistan', () => {
  const refused = getCountries().filter((country) => {
    const number = getExampleNumber(country, examples)
    return number && !isPossiblePhone(String(number.number), '+92')
  })
  expect(refused).toEqual([])
  for (const landline of ['042 35781234', '021 34567890', '0992 123456'])
    expect(isPossiblePhone(landline, '+92')).toBe(true)
})

test('mobiles of Pakistan are possible without libphonenumber, which agrees; one digit repeated is not', () => {
  for (let rest = 0; rest < 1e9; rest += 1_234_567) {
    const national = `3${String(rest).padStart(9, '0')}`
    const number = parsePhoneNumberFromString(`+92${national}`)
    expect([number?.isPossible(), number?.number], national).toEqual([true, `+92${national}`])
    expect(isPossiblePhone(`0${national}`, '+92'), national).toBe(true)
  }
  expect(isPossiblePhone('0333 3333333', '+92')).toBe(false)
})

test('a mobile number of every country is read rightly, within it and from abroad', () => {
  // Mobile numbers in Argentina have other digits when dialled from abroad.
  for (const country of getCountries().filter((code) => code !== 'AR')) {
    const number = getExampleNumber(country, examples)
    const written = [number?.formatNational(), number?.formatInternational(), `00${number?.number.slice(1)}`]
    for (const typed of written) {
      expect(`+${normalisePhone(String(typed), `+${getCountryCallingCode(country)}`)}`, typed).toBe(number?.number)
    }
  }
})
