import { describe, expect, test } from 'vitest'
import { FAILED_WORK_DAYS } from '#contract/retention.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { countFailedWork } from '#server/modules/operation/admin/failed-work.service.ts'
import { createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'
import { workKinds } from '../../support/fixtures/work-kinds.ts'

const DAY_MS = 86_400_000
/** More tries than any work gets. */
const MANY = 200

describe.each(workKinds)('%s', (_name, { work, add, prepare }) => {
  const setUp = async () => {
    const app = await createTestApp()
    await app.images.stop()
    await prepare?.(app.db)
    const { token } = await addAdmin(app)
    const key = await app.db.transaction().execute((trx) => add(trx))
    await app.db.transaction().execute(async (trx) => {
      const now = app.clock.now().getTime()
      // Mails are given up by age.
      await trx
        .updateTable('mail_outbox')
        .set({ created_at: new Date(now - MANY * DAY_MS).toISOString() })
        .execute()
      for (let time = MANY; time > 0; time--) await work.failLost(trx, key, new Date(now - time * DAY_MS))
    })
    const system = async () => (await app.call('GET', '/admin/system', { token })).body.failed_work
    const attention = async () => (await app.call('GET', '/admin/dashboard', { token })).body.attention.failed_work
    return { app, token, key, system, attention, due: () => work.dueKeys(app.db, '9', 10, []) }
  }

  test('what was given up is shown to an admin, who has it tried again', async () => {
    const { app, token, key, system, attention, due } = await setUp()
    expect(await system()).toMatchObject([{ count: 1, last_error: 'the process that tried it ended' }])
    expect(await attention()).toBe(1)
    expect(await due()).toEqual([])
    const retry = () => app.call('POST', '/admin/failed-work/retry', { token })
    expect(await retry()).toMatchObject({ status: 200, body: { message: 'It is being retried' } })
    expect(await due()).toEqual([key])
    expect(await system()).toEqual([])
    expect(await attention()).toBe(0)
    expect(await retry()).toMatchObject({ status: 200, body: { message: 'There was nothing left to retry' } })
    const entry = (await app.call('GET', '/admin/audit?search=work', { token })).body
    expect(JSON.stringify(entry)).toContain('work.retry')
  })

  test('what was given up goes after a month', async () => {
    const { app } = await setUp()
    expect(await countFailedWork(app.db)).toBe(1)
    app.clock.time = new Date(app.clock.time.getTime() + FAILED_WORK_DAYS * DAY_MS)
    const purge = createPurge(app.deps)
    while (await purge());
    expect(await countFailedWork(app.db)).toBe(0)
  })
})
