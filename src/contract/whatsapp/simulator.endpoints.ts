import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import { simulatedMessages } from './whatsapp-api.ts'

/** Simulates the seller's phone, in development only. */

const params = z.object({ userId: idText })

export const scanQrCode = endpoint({
  method: 'POST',
  path: '/dev/whatsapp/{userId}/scan',
  description: 'Linked',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 409],
})

export const logOutPhone = endpoint({
  method: 'POST',
  path: '/dev/whatsapp/{userId}/disconnect',
  description: 'Logged out',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404],
})

export const readSimulatedMessages = endpoint({
  method: 'GET',
  path: '/dev/whatsapp/{userId}/messages',
  description: 'Messages, newest first',
  params,
  status: 200,
  response: simulatedMessages,
  failures: [401, 403, 404],
})
