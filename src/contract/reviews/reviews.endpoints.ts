import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, ifMatchHeader, listQuery } from '../fields.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './reviews.ts'

export const readReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  may: mayChangeShop,
  description: 'Reviews of the own store, newest first',
  query: listQuery,
  status: 200,
  response: schemas.reviewList,
  failures: [401, 404, 422],
})

export const switchReviews = endpoint({
  method: 'PUT',
  path: '/reviews',
  may: mayChangeShop,
  description: 'Buyers of delivered orders are asked for reviews, which pages show; or neither',
  body: { json: schemas.reviewSwitch },
  status: 200,
  response: confirmation.extend(schemas.reviewSwitch.shape),
  failures: [401, 404, 415, 422, 429],
})

export const changeReview = endpoint({
  method: 'PUT',
  path: '/reviews/{id}',
  may: mayChangeShop,
  description: 'Answered, hidden with a reason, or shown again. Its words and stars stay the buyer’s',
  params: z.object({ id: idText }),
  headers: ifMatchHeader,
  body: { json: schemas.reviewChange },
  status: 200,
  response: schemas.reviewChanged,
  failures: [401, 404, 409, 415, 422, 429],
})
