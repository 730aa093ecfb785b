import { expect, test } from 'vitest'
import { crc16, readPaymentQr } from '#contract/order-payments/payment-qr.ts'

/** The sample of EMVCo's specification, version 1.0, section 4.8. */
const SAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

test('the checksum is that of the published vector', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('the sample of the specification is read, letters beyond Latin included', () => {
  expect(readPaymentQr(SAMPLE)).toEqual({ name: 'BEST TRANSPORT', city: 'BEIJING' })
})

test('a code with a wrong letter, another kind of code and a cut one are no payment codes', () => {
  expect(readPaymentQr(SAMPLE.replace('BEST', 'REST'))).toBeUndefined()
  expect(readPaymentQr(SAMPLE.slice(0, -1))).toBeUndefined()
  expect(readPaymentQr('https://example.org/pay')).toBeUndefined()
  expect(readPaymentQr('')).toBeUndefined()
  expect(readPaymentQr(`000201${'9'.repeat(600)}`)).toBeUndefined()
})

test('a code that names nobody is refused: the seller could not see whose it is', () => {
  const text = '0002015802PK6304'
  expect(readPaymentQr(text + crc16(text))).toBeUndefined()
})
