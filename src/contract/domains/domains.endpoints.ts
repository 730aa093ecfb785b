import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import * as schemas from './domains-schema.ts'

export const readDomain = endpoint({
  method: 'GET',
  path: '/domain',
  description: "The shop's own domain, and what its last check found",
  status: 200,
  response: schemas.domainReport,
  failures: [401, 403, 404],
})

export const setDomain = endpoint({
  method: 'PUT',
  path: '/domain',
  description: 'The shop claims a domain, which is checked from now on. The former one ends.',
  body: { json: schemas.domainChoice },
  status: 200,
  response: schemas.domainChanged,
  failures: [401, 403, 404, 415, 422, 429],
})

export const checkDomain = endpoint({
  method: 'POST',
  path: '/domain/check',
  description: 'The domain was checked',
  status: 200,
  response: schemas.domainChanged,
  failures: [401, 403, 404, 429],
})

export const removeDomain = endpoint({
  method: 'DELETE',
  path: '/domain',
  description: "The shop is at the platform's address again",
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 429],
})

export const askCertificate = endpoint({
  method: 'GET',
  path: '/domains/ask',
  token: 'none',
  description: "The proxy may get a certificate for a shop's domain",
  query: schemas.certificateQuestion,
  status: 200,
  response: confirmation,
  failures: [404, 429],
})
