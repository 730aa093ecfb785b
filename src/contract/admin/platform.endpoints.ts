import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import * as schemas from './platform.ts'

export const readPlatformTrends = endpoint({
  method: 'GET',
  path: '/admin/trends',
  description: 'Figures of the last 30 days, day by day, by layout and by plan',
  status: 200,
  response: schemas.platformTrends,
  failures: [401, 403],
})

export const readSystemStatus = endpoint({
  method: 'GET',
  path: '/admin/system',
  description: 'Versions, queues and room on the disk',
  status: 200,
  response: schemas.systemStatus,
  failures: [401, 403],
})

export const retryFailedWork = endpoint({
  method: 'POST',
  path: '/admin/failed-work/retry',
  description: 'What was given up is tried again',
  status: 200,
  response: confirmation,
  failures: [401, 403],
})
