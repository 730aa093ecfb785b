import { expect, test } from 'vitest'
import { chatOrderText } from '#contract/whatsapp/chat-links.ts'
import * as words from '#contract/whatsapp/words.ts'
import * as urdu from '#contract/whatsapp/words.ur.ts'
import { readChat } from '#src/features/orders/edit/read-chat.ts'

const store = { name: 'Noor Crafts', currency: 'PKR' as const, whatsapp: '923001234567' }
const line = (name: string, quantity: number, link: string) => ({ name, price: 145_000, quantity, link })

test('our own order text is read back into the order it was made from', () => {
  const details =
    'Name: Ayesha Khan\nPhone: 0300 7654321\nAddress: House 5, Street 9, Lahore\nCity: Lahore\nDelivery: Rs. 200'
  const text = chatOrderText(
    words,
    store,
    [
      line('Kurta (M, Black)', 2, 'https://shops.example/store/noor/p/kurta/?v=0198-variant'),
      line('چوڑیاں', 1, 'https://shops.example/store/noor/p/bangles/'),
    ],
    details,
    20_000,
  )
  const read = {
    items: [
      { name: 'Kurta (M, Black)', quantity: 2, variant: '0198-variant' },
      { name: 'چوڑیاں', quantity: 1 },
    ],
    name: 'Ayesha Khan',
    phone: '0300 7654321',
    address: 'House 5, Street 9, Lahore',
    city: 'Lahore',
    rest: '',
  }
  expect(readChat(text)).toEqual(read)
  expect(readChat(`[27/11/26, 6:20 pm] Ayesha: ${text}\nPlease send it before Friday`)).toEqual({
    ...read,
    rest: 'Please send it before Friday',
  })
  expect(readChat(text.replaceAll('\n', '\r\n'))).toEqual(read)
})

test('the order text of a shop in Urdu is read back as well', () => {
  const details = `${urdu.details('عائشہ خان', '0300 7654321', 'مکان 5، گلی 9، لاہور')}\nشہر: Lahore\nڈیلیوری: Rs. 200\nکوڈ: EID10`
  const kurta = line('کُرتا (M, Black)', 2, 'https://shops.example/store/noor/p/kurta/?v=0198-variant')
  const bangles = line('Glass bangles', 1, 'https://shops.example/store/noor/p/bangles/')
  const text = chatOrderText(urdu, store, [kurta, bangles], details, 20_000)
  const read = {
    items: [
      { name: 'کُرتا (M, Black)', quantity: 2, variant: '0198-variant' },
      { name: 'Glass bangles', quantity: 1 },
    ],
    name: 'عائشہ خان',
    phone: '0300 7654321',
    address: 'مکان 5، گلی 9، لاہور',
    city: 'Lahore',
    rest: '',
  }
  expect(readChat(text)).toEqual(read)
  expect(readChat(text.replaceAll('Rs. 1,450', '\u2068Rs. 1,450\u2069'))).toEqual(read)
  expect(readChat(`${text}\nجمعے سے پہلے بھیج دیں`)).toEqual({ ...read, rest: 'جمعے سے پہلے بھیج دیں' })
})

test('of any other chat the phone number is found, and the rest is kept', () => {
  expect(readChat('27/11/26, 6:20 pm - Sana: 2 red bangles\n۰۳۳۳-۱۲۳۴۵۶۷\nModel Town')).toMatchObject({
    items: [],
    name: '',
    phone: '0333-1234567',
    rest: '2 red bangles\nModel Town',
  })
  expect(readChat('')).toMatchObject({ items: [], phone: '', rest: '' })
  expect(readChat('*Kurta*\nPrice: Rs. 5\nQuantity: 0\nnot a link')).toMatchObject({
    items: [{ name: 'Kurta', quantity: 1 }],
    rest: 'not a link',
  })
})

test('a long hostile text is read at once', () => {
  const started = readChat(`${'*'.repeat(50_000)}${'[27/11 '.repeat(5_000)}${'Name: '.repeat(5_000)}`)
  expect(started.items).toEqual([])
})
