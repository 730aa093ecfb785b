import { endpoint } from '../endpoint.ts'
import * as schemas from './accounts.ts'

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  description: 'Registered',
  body: { json: schemas.registration },
  status: 200,
  response: schemas.registrationAnswer,
  failures: [415, 422, 429, 503],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  description: 'Signed in',
  token: 'none',
  body: { json: schemas.credentials },
  status: 200,
  response: schemas.session,
  failures: [403, 415, 422, 429, 503],
  refusals: { 401: { description: 'Refused, or a code is asked for', schema: schemas.loginRefused } },
})

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/auth/sign-in-code',
  description: 'A code was mailed, if there is such an account',
  body: { json: schemas.codeRequest },
  status: 200,
  response: schemas.done,
  failures: [415, 422, 429],
})

export const checkVerificationLink = endpoint({
  method: 'GET',
  path: '/auth/verify',
  description: 'The link can be opened, with the password chosen at sign-up; nothing is spent',
  query: schemas.verificationQuery,
  status: 200,
  response: schemas.openLinkAnswer,
  failures: [400, 422, 429],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify',
  description: 'Verified and signed in; the link is spent',
  body: { json: schemas.verification },
  status: 200,
  response: schemas.verificationAnswer,
  failures: [400, 403, 415, 422, 429, 503],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  description: 'A link was mailed, if one is due',
  body: { json: schemas.emailOnly },
  status: 200,
  response: schemas.done,
  failures: [415, 422, 429],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  description: 'The token is worth nothing any more',
  status: 200,
  response: schemas.done,
  failures: [401],
})

export const readMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  description: 'The caller',
  status: 200,
  response: schemas.user,
  failures: [401],
})

export const sendPasswordOtp = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  description: 'A code was mailed, if there is such an account',
  body: { json: schemas.codeRequest },
  status: 200,
  response: schemas.done,
  failures: [415, 422, 429],
})

export const resetPasswordByLink = endpoint({
  method: 'POST',
  path: '/auth/reset-password/link',
  description: 'The new password counts; the link is spent',
  body: { json: schemas.passwordResetByLink },
  status: 200,
  response: schemas.passwordSet,
  failures: [400, 415, 422, 429, 503],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  description: 'The new password counts',
  body: { json: schemas.passwordReset },
  status: 200,
  response: schemas.passwordSet,
  failures: [400, 415, 422, 429, 503],
})
