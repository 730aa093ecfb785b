import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, ifMatchHeader, searchText } from '../fields.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './delivery-schema.ts'

export const readDelivery = endpoint({
  method: 'GET',
  path: '/stores/my/delivery',
  may: mayChangeShop,
  description: 'What the own store charges for delivery',
  status: 200,
  response: schemas.ownDelivery,
  failures: [401, 404],
})

export const saveDelivery = endpoint({
  method: 'PUT',
  path: '/stores/my/delivery',
  may: mayChangeShop,
  description: 'Saved. The order form asks for the city from now on',
  headers: ifMatchHeader,
  body: { json: schemas.deliveryChange },
  status: 200,
  response: schemas.ownDelivery.extend(confirmation.shape),
  failures: [401, 404, 409, 415, 422],
})

export const turnOffDelivery = endpoint({
  method: 'DELETE',
  path: '/stores/my/delivery',
  may: mayChangeShop,
  description: 'Turned off: orders have no delivery charge and no city',
  headers: ifMatchHeader,
  status: 200,
  response: schemas.ownDelivery.extend(confirmation.shape),
  failures: [401, 404, 409],
})

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/places',
  description: 'At most 8 places of Pakistan, best match first. Understands Urdu, Roman Urdu and misspelling',
  query: z.object({ search: searchText }),
  status: 200,
  response: z.object({ places: z.array(schemas.placeAnswer) }),
  failures: [422, 429],
})
