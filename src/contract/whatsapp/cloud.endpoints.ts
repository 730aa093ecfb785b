import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import * as schemas from './cloud-schema.ts'

export const readCloud = endpoint({
  method: 'GET',
  path: '/whatsapp/cloud',
  description: "The shop's official WhatsApp number",
  status: 200,
  response: schemas.cloudReport,
  failures: [401, 403, 404],
})

export const saveCloud = endpoint({
  method: 'PUT',
  path: '/whatsapp/cloud',
  description: 'The number writes from now on. Meta was asked whether the token is for it.',
  body: { json: schemas.cloudChoice },
  status: 200,
  response: schemas.cloudSaved,
  failures: [401, 403, 404, 409, 415, 422, 429],
})

export const removeCloud = endpoint({
  method: 'DELETE',
  path: '/whatsapp/cloud',
  description: 'The number writes no more',
  status: 200,
  response: confirmation,
  failures: [401, 403, 404],
})

export const readCloudOverview = endpoint({
  method: 'GET',
  path: '/admin/whatsapp/cloud',
  description: 'Official numbers with their quality, limits and costs',
  status: 200,
  response: schemas.cloudOverview,
  failures: [401, 403],
})
