import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import { backup, backupCheck, backupList } from './admin-reports.ts'

export const createBackup = endpoint({
  method: 'POST',
  path: '/admin/backups',
  description: 'Made and verified',
  status: 201,
  response: backup.extend(confirmation.shape),
  failures: [401, 403, 409, 429],
})

export const readBackups = endpoint({
  method: 'GET',
  path: '/admin/backups',
  description: 'Newest first',
  status: 200,
  response: backupList,
  failures: [401, 403],
})

export const checkBackup = endpoint({
  method: 'POST',
  path: '/admin/backups/{name}/check',
  description: 'Whether it could be restored; nothing is',
  params: z.object({ name: z.string().max(80) }),
  status: 200,
  response: backupCheck,
  failures: [401, 403, 404, 429],
})

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/admin/backups/{name}',
  description: 'The database file',
  params: z.object({ name: z.string().max(80) }),
  status: 200,
  response: z.string().meta({ format: 'binary' }),
  mediaType: 'application/vnd.sqlite3',
  failures: [401, 403, 404],
})
