import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, orNullQuery } from '../fields.ts'
import { mayChangeShop, mayPack } from '../staff/policies.ts'
import * as schemas from './whatsapp-api.ts'

const params = z.object({ userId: idText })

export const readWhatsAppStatus = endpoint({
  method: 'GET',
  path: '/whatsapp/seller/{userId}/status',
  description: 'Whether it is connected',
  params,
  query: orNullQuery,
  status: 200,
  response: schemas.sellerStatus.nullable(),
  failures: [401, 403, 404, 422],
})

export const readQrCode = endpoint({
  method: 'GET',
  path: '/whatsapp/seller/{userId}/qr',
  description: 'The code to scan now',
  params,
  status: 200,
  response: schemas.sellerQr,
  failures: [401, 403, 409, 429],
  refusals: { 404: { description: 'No code, or none yet', schema: schemas.qrMissing } },
})

export const readPairingCode = endpoint({
  method: 'GET',
  path: '/whatsapp/seller/{userId}/pairing-code',
  description: 'The code to type into the phone now, in place of a scan',
  params,
  status: 200,
  response: schemas.sellerPairingCode,
  failures: [401, 403, 409, 429],
  refusals: { 404: { description: 'No code, or none yet', schema: schemas.qrMissing } },
})

export const disconnectWhatsApp = endpoint({
  method: 'DELETE',
  path: '/whatsapp/seller/{userId}',
  description: 'Unlinked',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404],
})

export const registerWhatsApp = endpoint({
  method: 'POST',
  path: '/whatsapp/seller/register',
  description: 'Registered',
  status: 201,
  response: schemas.sellerStatus,
  failures: [401, 403, 409],
})

/** Asks the platform for the paid plan. */
export const requestUpgrade = endpoint({
  method: 'POST',
  path: '/send-whatsapp',
  description: 'Sent',
  body: { json: schemas.upgradeMessage },
  status: 200,
  response: z.object({ success: z.boolean(), message: z.string() }),
  failures: [401, 403, 415, 422, 429],
})

/** The seller's requests that wait for an admin. */
export const readOpenRequests = endpoint({
  method: 'GET',
  path: '/upgrade-requests/my',
  description: 'Open requests for the paid plan or a layout, newest first',
  status: 200,
  response: schemas.openRequests,
  failures: [401],
})

export const readTemplates = endpoint({
  method: 'GET',
  path: '/whatsapp/templates',
  may: mayPack,
  description: 'Message texts',
  status: 200,
  response: schemas.templateList,
  failures: [401, 403, 404],
})

export const saveTemplates = endpoint({
  method: 'PUT',
  path: '/whatsapp/templates',
  may: mayChangeShop,
  description: 'Saved',
  body: { json: schemas.templateChange },
  status: 200,
  response: schemas.templateList.extend(confirmation.shape),
  failures: [401, 403, 404, 415, 422],
})

export const readMessageSettings = endpoint({
  method: 'GET',
  path: '/whatsapp/settings',
  may: mayChangeShop,
  description: 'What an official number writes automatically',
  status: 200,
  response: schemas.messageSettings,
  failures: [401, 403, 404],
})

export const saveMessageSettings = endpoint({
  method: 'PUT',
  path: '/whatsapp/settings',
  may: mayChangeShop,
  description: 'Saved',
  body: { json: schemas.messageSettings },
  status: 200,
  response: schemas.messageSettings.extend(confirmation.shape),
  failures: [401, 403, 404, 415, 422],
})
