import { expect, test } from 'vitest'
import { readNumbers } from '#src/features/orders/couriers/read-numbers.ts'

test('pairs of order and tracking number are read from a sheet, a chat or a file, in any two cells', () => {
  const { pairs, unread } = readNumbers(
    [
      '\ufefforderRefNumber,trackingNumber,city',
      '9C731ZBWKV,PX12345678,Lahore',
      '"CQGSJ2NCKQ";"LE-778.1"',
      'TC0009911\tnqjhspw3y3',
      '۱۲۳۴۵۶۷۸۹۰  ۹۹۸۸۷۷',
      'Total: 4 parcels',
      '',
    ].join('\r\n'),
  )
  expect(pairs).toEqual([
    { order_id: '9C731ZBWKV', tracking_number: 'PX12345678' },
    { order_id: 'CQGSJ2NCKQ', tracking_number: 'LE-778.1' },
    { order_id: 'NQJHSPW3Y3', tracking_number: 'TC0009911' },
    { order_id: '1234567890', tracking_number: '998877' },
  ])
  expect(unread).toEqual(['Total: 4 parcels'])
  expect(readNumbers('')).toEqual({ pairs: [], unread: [] })
})
