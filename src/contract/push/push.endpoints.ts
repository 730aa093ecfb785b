import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import * as schemas from './push.ts'

export const readPush = endpoint({
  method: 'GET',
  path: '/push',
  description: 'Own devices that show alerts, the oldest first, and the hour of the daily reminder',
  status: 200,
  response: schemas.pushSettings,
  failures: [401],
})

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/push/devices/current',
  description: 'This session shows alerts of orders until it is signed out',
  body: { json: schemas.pushSubscription },
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 415, 422, 429],
})

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/push/devices/{id}/test',
  description: 'A test alert is on its way',
  params: z.object({ id: idText }),
  status: 202,
  response: confirmation,
  failures: [401, 404, 429],
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/push/devices/{id}',
  description: 'The device shows no more alerts',
  params: z.object({ id: idText }),
  status: 200,
  response: confirmation,
  failures: [401, 404],
})

export const setPushReminder = endpoint({
  method: 'PUT',
  path: '/push/reminder',
  description: 'A daily alert of unconfirmed orders, or none',
  body: { json: schemas.pushReminder },
  status: 200,
  response: confirmation,
  failures: [401, 415, 422],
})

export const confirmPushArrival = endpoint({
  method: 'POST',
  path: '/push/arrivals',
  description: 'Noted, if the key is right',
  body: { json: schemas.pushArrival },
  status: 200,
  response: confirmation,
  failures: [415, 422, 429],
})
