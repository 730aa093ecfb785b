import { endpoint } from '../endpoint.ts'
import * as schemas from './payments.ts'

export const readPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  description: 'Payments for the paid plan in a month, newest first, and their totals',
  query: schemas.paymentFilters,
  status: 200,
  response: schemas.paymentList,
  failures: [401, 403, 422],
})
