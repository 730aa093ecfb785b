import { endpoint } from '../endpoint.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './pixels-schema.ts'

export const readPixels = endpoint({
  method: 'GET',
  path: '/pixels',
  may: mayChangeShop,
  description: "Ids of the shop's pixels",
  status: 200,
  response: schemas.pixelSettings,
  failures: [401, 403, 404],
})

export const savePixels = endpoint({
  method: 'PUT',
  path: '/pixels',
  may: mayChangeShop,
  description: 'The pages of the shop load these pixels, or none',
  body: { json: schemas.pixelsChange },
  status: 200,
  response: schemas.pixelsSaved,
  failures: [401, 403, 404, 415, 422, 429],
})
