import { endpoint } from '../endpoint.ts'
import { mayChangeShop } from '../staff/policies.ts'
import * as schemas from './feeds.ts'

export const readFeeds = endpoint({
  method: 'GET',
  path: '/feeds',
  may: mayChangeShop,
  description: 'Addresses of the feeds for Meta and Google, and what these would refuse',
  status: 200,
  response: schemas.feedReport,
  failures: [401, 404],
})

export const switchFeeds = endpoint({
  method: 'PUT',
  path: '/feeds',
  may: mayChangeShop,
  description: 'The feeds are published with the store, or no more',
  body: { json: schemas.feedSwitch },
  status: 200,
  response: schemas.feedSwitched,
  failures: [401, 403, 404, 415, 422, 429],
})
