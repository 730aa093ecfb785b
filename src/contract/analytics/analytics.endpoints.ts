import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import { mayReadFigures } from '../staff/policies.ts'
import { analyticsDashboard, trackedEvents } from './analytics.ts'
import { TRACK_PATH } from './paths.ts'

export const trackEvents = endpoint({
  method: 'POST',
  path: TRACK_PATH,
  description: 'Taken',
  body: { json: trackedEvents },
  status: 202,
  response: confirmation,
  failures: [404, 415, 422, 429],
})

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/dashboard',
  may: mayReadFigures,
  description: 'The last 30 days',
  status: 200,
  response: analyticsDashboard,
  failures: [401, 403, 404],
})
