import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import * as schemas from './upgrade-requests.ts'

export const readUpgradeRequests = endpoint({
  method: 'GET',
  path: '/admin/upgrade-requests',
  description: 'Requests for the paid plan, newest first',
  query: schemas.upgradeRequestFilters,
  status: 200,
  response: schemas.upgradeRequestList,
  failures: [401, 403, 422],
})

export const decideUpgradeRequest = endpoint({
  method: 'PUT',
  path: '/admin/upgrade-requests/{id}',
  description: 'Marked',
  params: z.object({ id: idText }),
  body: { json: schemas.upgradeRequestDecision },
  status: 200,
  response: z.object({ message: z.string(), status: z.enum(schemas.upgradeRequestStatuses) }),
  failures: [401, 403, 404, 409, 415, 422],
})
