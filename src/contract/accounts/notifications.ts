import { z } from 'zod'
import { paginatedSchema } from '../fields.ts'

const notification = z.object({
  id: z.string(),
  message: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
})

export const notificationList = paginatedSchema('notifications', notification).extend({ unread_count: z.number() })
