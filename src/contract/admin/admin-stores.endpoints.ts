import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText, ifMatchHeader } from '../fields.ts'
import * as schemas from './admin-stores.ts'

const params = z.object({ id: idText })

export const readStores = endpoint({
  method: 'GET',
  path: '/admin/stores',
  description: 'Stores, newest first',
  query: schemas.storeFilters,
  status: 200,
  response: schemas.storeList,
  failures: [401, 403, 422],
})

export const setBadges = endpoint({
  method: 'PUT',
  path: '/admin/stores/{id}/badges',
  description: 'Set',
  params,
  headers: ifMatchHeader,
  body: { jsonOrForm: schemas.badgesChange },
  status: 200,
  response: confirmation.extend({ badges: z.array(z.string()) }),
  failures: [401, 403, 404, 409, 415, 422],
})

export const assignLayout = endpoint({
  method: 'PUT',
  path: '/admin/stores/{id}/layout',
  description: 'Assigned',
  params,
  headers: ifMatchHeader,
  body: { json: schemas.layoutAssignment },
  status: 200,
  response: confirmation.extend({ store_id: z.string(), layout: z.string() }),
  failures: [401, 403, 404, 409, 415, 422],
})

export const suspendStore = endpoint({
  method: 'POST',
  path: '/admin/stores/{id}/suspend',
  description: 'Off the air',
  params,
  body: { jsonOrForm: schemas.suspensionRequest },
  status: 200,
  response: schemas.suspension,
  failures: [401, 403, 404, 409, 415, 422],
})

export const reopenStore = endpoint({
  method: 'POST',
  path: '/admin/stores/{id}/unsuspend',
  description: 'Back on the air',
  params,
  status: 200,
  response: schemas.suspension,
  failures: [401, 403, 404, 409],
})

export const republishStore = endpoint({
  method: 'POST',
  path: '/admin/stores/{id}/publish',
  description: 'Every page is made anew',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 409],
})

export const readLayoutUsage = endpoint({
  method: 'GET',
  path: '/admin/layouts/usage',
  description: 'Stores by layout',
  status: 200,
  response: schemas.layoutUsage,
  failures: [401, 403],
})

export const readGrantableLayouts = endpoint({
  method: 'GET',
  path: '/admin/layouts/available',
  description: 'Layouts an admin may grant',
  status: 200,
  response: schemas.availableLayouts,
  failures: [401, 403],
})
