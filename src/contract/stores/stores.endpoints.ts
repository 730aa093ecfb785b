import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, ifMatchHeader, orNullQuery } from '../fields.ts'
import { productFilters } from '../products/products.ts'
import { mayChangeShop, mayPack } from '../staff/policies.ts'
import { previewAnswer, previewForm } from './previews.ts'
import * as schemas from './stores.ts'

export const createStore = endpoint({
  method: 'POST',
  path: '/stores',
  description: 'Created',
  body: { jsonOrForm: schemas.newStore },
  status: 201,
  response: schemas.ownStore,
  failures: [401, 409, 413, 415, 422, 429, 503],
})

export const readMyStore = endpoint({
  method: 'GET',
  path: '/stores/my',
  may: mayPack,
  description: 'The own store',
  query: orNullQuery,
  status: 200,
  response: schemas.ownStore.nullable(),
  failures: [401, 404, 422],
})

export const changeStore = endpoint({
  method: 'PUT',
  path: '/stores/my',
  may: mayChangeShop,
  description: 'Changed',
  headers: ifMatchHeader,
  body: { jsonOrForm: schemas.storeChange },
  status: 200,
  response: schemas.ownStore.extend(confirmation.shape),
  failures: [401, 403, 404, 409, 413, 415, 422, 429, 503],
})

export const readDesign = endpoint({
  method: 'GET',
  path: '/stores/my/layout-config',
  may: mayChangeShop,
  description: 'The chosen layout',
  status: 200,
  response: schemas.savedDesign,
  failures: [401, 404],
})

export const saveDesign = endpoint({
  method: 'PUT',
  path: '/stores/my/layout-config',
  may: mayChangeShop,
  description: 'Saved',
  headers: ifMatchHeader,
  body: { json: schemas.layoutConfigChange },
  status: 200,
  response: schemas.savedDesign.extend(confirmation.shape),
  failures: [401, 403, 404, 409, 415, 422, 429],
})

/** The own store in a layout and values that are not saved. */
export const previewStore = endpoint({
  method: 'POST',
  path: '/stores/my/preview',
  may: mayChangeShop,
  description: 'The page, for a few minutes',
  body: { json: previewForm },
  status: 200,
  response: previewAnswer,
  failures: [401, 403, 404, 415, 422, 429],
})

/** An image for a field of a layout. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/upload/image',
  may: mayChangeShop,
  description: 'Kept',
  body: { form: schemas.imageUpload },
  status: 201,
  response: schemas.uploadedImage,
  failures: [401, 404, 413, 415, 422, 429, 503],
})

export const readStore = endpoint({
  method: 'GET',
  path: '/stores/{store_slug}',
  description: 'A store with its products',
  params: z.object({ store_slug: z.string().max(60) }),
  query: productFilters,
  status: 200,
  response: schemas.publicStore,
  failures: [404, 422, 429],
})
