import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as schemas from './account-data.ts'
import { done, user } from './accounts.ts'

export const changeWhatsAppNumber = endpoint({
  method: 'PUT',
  path: '/auth/whatsapp-number',
  description: 'The account has this number',
  body: { json: schemas.whatsappNumberChange },
  status: 200,
  response: user,
  failures: [401, 403, 415, 422, 429],
})

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/auth/language',
  description: 'Mails and alerts come in this language from now on',
  body: { json: schemas.languageChange },
  status: 200,
  response: user,
  failures: [401, 415, 422],
})

export const requestExport = endpoint({
  method: 'POST',
  path: '/auth/export',
  description: 'The archive of all that is kept of the account can be downloaded',
  body: { json: schemas.exportRequest },
  status: 200,
  response: schemas.exportLink,
  failures: [401, 403, 409, 415, 422, 429, 503],
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/auth/export/{ticket}',
  description: 'JSON and images',
  token: 'none',
  params: z.object({ ticket: z.string().min(1).max(120) }),
  status: 200,
  response: z.string(),
  mediaType: 'application/zip',
  failures: [404, 409, 503],
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/auth/deletion',
  description: 'The store is off the air, every device signed out; in 30 days all is removed',
  body: { json: schemas.deletionRequest },
  status: 200,
  response: schemas.scheduledDeletion,
  failures: [401, 403, 409, 415, 422, 429, 503],
})

export const takeBackDeletion = endpoint({
  method: 'DELETE',
  path: '/auth/deletion',
  description: 'The account stays, and its store is on the air again',
  status: 200,
  response: done,
  failures: [401, 404],
})
