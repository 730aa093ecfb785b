import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { done, passwordSet } from './accounts.ts'
import * as schemas from './sessions.ts'

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  description: 'The new password counts; other devices are signed out',
  body: { json: schemas.passwordChange },
  status: 200,
  response: passwordSet,
  failures: [401, 403, 415, 422, 429, 503],
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm-password',
  description: 'For 15 minutes, calls that ask for a fresh sign-in are open',
  body: { json: schemas.passwordConfirmation },
  status: 200,
  response: done,
  failures: [401, 403, 415, 422, 429, 503],
})

export const readSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  description: 'Own sessions, the one seen last first',
  status: 200,
  response: schemas.sessionList,
  failures: [401],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  description: 'The device is signed out',
  params: z.object({ id: idText }),
  status: 200,
  response: done,
  failures: [401, 404],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/logout-others',
  description: 'All other devices are signed out',
  status: 200,
  response: schemas.endedSessions,
  failures: [401],
})
