import { endpoint } from '../endpoint.ts'
import { confirmation, ifMatchHeader } from '../fields.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './sale-schema.ts'

export const readSales = endpoint({
  method: 'GET',
  path: '/stores/my/sales',
  may: mayChangeShop,
  description: 'Running and planned sales of the own store',
  status: 200,
  response: schemas.ownSales,
  failures: [401, 404],
})

export const saveSales = endpoint({
  method: 'PUT',
  path: '/stores/my/sales',
  may: mayChangeShop,
  description: 'Saved in place of all earlier ones. Each begins and ends by itself, at midnight in Pakistan',
  headers: ifMatchHeader,
  body: { json: schemas.salesChange },
  status: 200,
  response: schemas.ownSales.extend(confirmation.shape),
  failures: [401, 404, 409, 415, 422],
})
