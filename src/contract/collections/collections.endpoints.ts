import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import { mayChangeProducts } from '../staff/policies.ts'
import * as schemas from './collections.ts'

const params = z.object({ id: idText })

export const readCollections = endpoint({
  method: 'GET',
  path: '/collections',
  may: mayChangeProducts,
  description: 'Own collections, the oldest first',
  status: 200,
  response: z.object({ collections: z.array(schemas.collection) }),
  failures: [401, 404],
})

export const addCollection = endpoint({
  method: 'POST',
  path: '/collections',
  may: mayChangeProducts,
  description: 'Added, with a page of its own',
  body: { json: schemas.newCollection },
  status: 201,
  response: schemas.collectionSaved,
  failures: [401, 404, 409, 415, 422, 429],
})

export const changeCollection = endpoint({
  method: 'PUT',
  path: '/collections/{id}',
  may: mayChangeProducts,
  description: 'Changed. Its address stays',
  params,
  body: { json: schemas.newCollection },
  status: 200,
  response: schemas.collectionSaved,
  failures: [401, 404, 415, 422, 429],
})

export const removeCollection = endpoint({
  method: 'DELETE',
  path: '/collections/{id}',
  may: mayChangeProducts,
  description: 'Removed. Its products stay',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 404, 429],
})
