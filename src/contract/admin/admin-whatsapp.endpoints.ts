import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import * as schemas from './admin-whatsapp.ts'

const params = z.object({ id: idText })

export const readWhatsAppHealth = endpoint({
  method: 'GET',
  path: '/admin/whatsapp/health',
  description: 'Health',
  status: 200,
  response: schemas.whatsAppHealth,
  failures: [401, 403],
})

export const readWhatsAppSystem = endpoint({
  method: 'GET',
  path: '/admin/whatsapp/system-status',
  description: 'Accounts and their state',
  status: 200,
  response: schemas.whatsAppSystem,
  failures: [401, 403],
})

export const readWhatsAppSellers = endpoint({
  method: 'GET',
  path: '/admin/whatsapp/sellers',
  description: 'Sellers, oldest first',
  query: schemas.sellerFilters,
  status: 200,
  response: schemas.sellerList,
  failures: [401, 403, 422],
})

export const readWhatsAppSeller = endpoint({
  method: 'GET',
  path: '/admin/whatsapp/seller/{id}/details',
  description: 'A seller and the state of the newest messages',
  params,
  status: 200,
  response: schemas.whatsAppSellerDetails,
  failures: [401, 403, 404],
})

export const removeWhatsAppSeller = endpoint({
  method: 'DELETE',
  path: '/admin/whatsapp/sellers/{id}',
  description: 'Removed',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404],
})
