import { expect, test } from 'vitest'
import { messages } from '#contract/error-messages.ts'
import { postgresBackups } from '#server/ports/backups.ts'
import { createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'

test('backups of PostgreSQL are its own tools’: the call says so, none are listed and none are missed', async () => {
  const app = await createTestApp()
  app.deps.backups = postgresBackups
  const { token } = await addAdmin(app)
  const make = await app.call('POST', '/admin/backups', { token })
  expect(make).toMatchObject({ status: 409, body: { code: 'conflict', detail: messages.backupsElsewhere } })
  expect((await app.call('GET', '/admin/backups', { token })).body).toEqual({ backups: [], made_here: false })
  const { attention } = (await app.call('GET', '/admin/dashboard', { token })).body
  expect(attention).toMatchObject({ backups_made_here: false, last_backup_at: null })
})
