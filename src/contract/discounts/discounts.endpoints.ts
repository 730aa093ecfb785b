import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, ifMatchHeader } from '../fields.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './discount-schema.ts'

export const readDiscounts = endpoint({
  method: 'GET',
  path: '/discounts',
  may: mayChangeShop,
  description: 'Discount codes of the own store, newest first',
  status: 200,
  response: schemas.discountList,
  failures: [401, 404],
})

export const readDiscount = endpoint({
  method: 'GET',
  path: '/discounts/{id}',
  may: mayChangeShop,
  description: 'A discount code with the 20 newest orders that used it',
  params: z.object({ id: idText }),
  status: 200,
  response: schemas.discountInFull,
  failures: [401, 404],
})

export const addDiscount = endpoint({
  method: 'POST',
  path: '/discounts',
  may: mayChangeShop,
  description: 'Added. A code of a day in the future counts from then on',
  body: { json: schemas.discountChange },
  status: 201,
  response: schemas.discountAnswer,
  failures: [401, 403, 404, 415, 422],
})

export const changeDiscount = endpoint({
  method: 'PUT',
  path: '/discounts/{id}',
  may: mayChangeShop,
  description: 'Changed. Orders keep what they were given',
  params: z.object({ id: idText }),
  headers: ifMatchHeader,
  body: { json: schemas.discountChange },
  status: 200,
  response: schemas.discountAnswer,
  failures: [401, 404, 409, 415, 422],
})

export const removeDiscount = endpoint({
  method: 'DELETE',
  path: '/discounts/{id}',
  may: mayChangeShop,
  description: 'Removed. Orders keep what they were given',
  params: z.object({ id: idText }),
  status: 200,
  response: confirmation,
  failures: [401, 404],
})
