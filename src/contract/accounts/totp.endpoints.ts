import { endpoint } from '../endpoint.ts'
import { done } from './accounts.ts'
import * as schemas from './totp.ts'

export const readTotp = endpoint({
  method: 'GET',
  path: '/auth/totp',
  description: 'Whether a code is asked for at sign-in',
  status: 200,
  response: schemas.totpStatus,
  failures: [401],
})

export const setUpTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/setup',
  description: 'To be confirmed with a first code',
  body: { json: schemas.passwordAgain },
  status: 200,
  response: schemas.totpSetup,
  failures: [401, 403, 409, 415, 422, 429, 503],
})

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/confirm',
  description: 'In force',
  body: { json: schemas.totpConfirmation },
  status: 200,
  response: schemas.recoveryCodes,
  failures: [401, 403, 409, 415, 422, 429],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/totp/recovery-codes',
  description: 'In place of the old',
  body: { json: schemas.protectedChange },
  status: 200,
  response: schemas.recoveryCodes,
  failures: [401, 403, 409, 415, 422, 429, 503],
})

export const disableTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/disable',
  description: 'No code is asked for any more',
  body: { json: schemas.protectedChange },
  status: 200,
  response: done,
  failures: [401, 403, 409, 415, 422, 429, 503],
})
