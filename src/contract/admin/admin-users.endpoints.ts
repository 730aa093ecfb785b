import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, ifMatchHeader } from '../fields.ts'
import * as schemas from './admin-users.ts'

const params = z.object({ id: idText })

export const readUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  description: 'Users, newest first',
  query: schemas.userFilters,
  status: 200,
  response: schemas.userList,
  failures: [401, 403, 422],
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export',
  description: 'Every user',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
  failures: [401, 403, 429],
})

export const readUser = endpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  description: 'A user with her store, referrals, notifications and what admins did',
  params,
  status: 200,
  response: schemas.userDetails,
  failures: [401, 403, 404],
})

export const changeUserPlan = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}',
  description: 'Changed',
  params,
  headers: ifMatchHeader,
  body: { json: schemas.planChange },
  status: 200,
  response: confirmation.extend({ user: schemas.adminUser }),
  failures: [401, 403, 404, 409, 415, 422],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}',
  description: 'Deleted',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 409],
})

export const readDeletedAccounts = endpoint({
  method: 'GET',
  path: '/admin/deleted-accounts',
  description: 'Accounts whose data is still kept',
  status: 200,
  response: schemas.deletedAccountList,
  failures: [401, 403],
})

export const exportDeletedAccount = endpoint({
  method: 'GET',
  path: '/admin/deleted-accounts/{id}/export',
  description: 'What its owner typed in',
  params,
  status: 200,
  response: z.string(),
  mediaType: 'application/json',
  failures: [401, 403, 404],
})

export const readLayoutPermissions = endpoint({
  method: 'GET',
  path: '/admin/users/layout-permissions',
  description: 'Granted layouts by user',
  query: schemas.userFilters,
  status: 200,
  response: schemas.layoutPermissions,
  failures: [401, 403, 422],
})

export const setLayoutPermissions = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/layout-permissions',
  description: 'Set',
  params,
  headers: ifMatchHeader,
  body: { json: schemas.layoutPermissionsChange },
  status: 200,
  response: confirmation.extend({ user_id: z.string(), allowed_layouts: z.array(z.string()) }),
  failures: [401, 403, 404, 409, 415, 422],
})

export const downgradeEndedPlans = endpoint({
  method: 'POST',
  path: '/admin/auto-downgrade',
  description: 'Ended plans are free',
  status: 200,
  response: confirmation.extend({ downgraded_count: z.number() }),
  failures: [401, 403],
})

export const sendNotifications = endpoint({
  method: 'POST',
  path: '/admin/send-notifications',
  description: 'Sent',
  body: { json: schemas.notificationRequest },
  status: 200,
  response: confirmation.extend({ sent_count: z.number() }),
  failures: [401, 403, 415, 422, 429],
})
