import { endpoint } from '../endpoint.ts'
import { done } from './accounts.ts'
import * as schemas from './email-change.ts'

export const readEmailChange = endpoint({
  method: 'GET',
  path: '/auth/email-change',
  description: 'The new address that waits for its link to be opened',
  status: 200,
  response: schemas.pendingEmailChange,
  failures: [401],
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  description: 'A link was mailed to the new address, and word of it to the present one',
  body: { json: schemas.emailChangeRequest },
  status: 200,
  response: done,
  failures: [401, 403, 415, 422, 429, 503],
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/auth/email-change',
  description: 'The mailed link is worth nothing any more',
  status: 200,
  response: done,
  failures: [401, 404],
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/confirm',
  description: 'The new address counts; the link is spent',
  body: { json: schemas.mailedLink },
  status: 200,
  response: schemas.emailChanged,
  failures: [400, 409, 415, 422, 429],
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/undo',
  description: 'What was changed since then is as before; every device is signed out and the password is void',
  body: { json: schemas.mailedLink },
  status: 200,
  response: schemas.emailChanged,
  failures: [400, 409, 415, 422, 429],
})
