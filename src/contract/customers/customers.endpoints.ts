import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import { mayReadCustomers } from '../staff/policies.ts'
import * as schemas from './customers.ts'

const params = z.object({ id: idText })

export const readCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  may: mayReadCustomers,
  description: 'Customers of the own store, latest order first',
  query: schemas.customerFilters,
  status: 200,
  response: schemas.customerList,
  failures: [401, 404, 422, 429],
})

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/customers.csv',
  may: mayReadCustomers,
  description: 'All customers of the own store',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
  failures: [401, 403, 404],
})

export const readCustomer = endpoint({
  method: 'GET',
  path: '/customers/{id}',
  may: mayReadCustomers,
  description: 'A customer with the latest orders',
  params,
  status: 200,
  response: schemas.customerInFull,
  failures: [401, 404],
})

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/customers/{id}',
  may: mayReadCustomers,
  description: 'Saved. Orders of a blocked phone are refused',
  params,
  body: { json: schemas.customerChange },
  status: 200,
  response: schemas.customerChanged,
  failures: [401, 404, 415, 422],
})

export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: '/customers/{id}',
  may: mayReadCustomers,
  description: 'Erased: name, phone, address and notes in the orders of this store. Amounts and figures stay',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 404, 409],
})
