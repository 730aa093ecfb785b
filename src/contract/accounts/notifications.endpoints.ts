import { endpoint } from '../endpoint.ts'
import { confirmation, listQuery } from '../fields.ts'
import { notificationList } from './notifications.ts'

export const readNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  description: 'Own notifications, newest first',
  query: listQuery,
  status: 200,
  response: notificationList,
  failures: [401, 422],
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  description: 'All are read',
  status: 200,
  response: confirmation,
  failures: [401],
})
