import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, listQuery, paginatedSchema } from '../fields.ts'
import * as schemas from './staff.ts'

const params = z.object({ id: idText })

export const readStaff = endpoint({
  method: 'GET',
  path: '/staff',
  description: 'People who work in the own shop, and those invited',
  status: 200,
  response: schemas.staffList,
  failures: [401, 403, 404],
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/staff',
  description: 'Invited by mail. The same address again gets a new link',
  body: { json: schemas.newStaff },
  status: 201,
  response: confirmation,
  failures: [401, 403, 404, 409, 415, 422, 429],
})

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/staff/{id}',
  description: 'Changed, from the next call on',
  params,
  body: { json: schemas.staffChange },
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 415, 422],
})

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/staff/{id}',
  description: 'Removed. Their sessions end at once',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404],
})

export const readShopLog = endpoint({
  method: 'GET',
  path: '/staff/log',
  description: 'Acts in the own shop, newest first, while somebody works in it',
  query: listQuery,
  status: 200,
  response: paginatedSchema('acts', schemas.shopAct),
  failures: [401, 403, 404, 422],
})

export const readInvitation = endpoint({
  method: 'GET',
  path: '/staff/invitation',
  description: 'An open invitation',
  query: schemas.invitationQuery,
  status: 200,
  response: schemas.invitation,
  failures: [400, 422, 429],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/staff/invitation',
  description: 'Accepted. Sign in as usual',
  body: { json: schemas.acceptance },
  status: 200,
  response: confirmation,
  failures: [400, 403, 409, 415, 422, 429],
})

export const leaveShop = endpoint({
  method: 'DELETE',
  path: '/staff/me',
  description: 'Left the shop one works in',
  status: 200,
  response: confirmation,
  failures: [401, 404],
})
