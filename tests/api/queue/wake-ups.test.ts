import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Role } from '#server/config/config.ts'
import { newId } from '#server/db/ids.ts'
import { createWrites, write } from '#server/db/write.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { type Consumers, startWakeUps } from '#server/services/wake-ups.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf, anotherHandle, openPostgres } from '../../support/apps/postgres.ts'
import { configOf } from '../../support/fixtures/roles.ts'

test.runIf(onPostgres)('what one process enqueues wakes whoever works it off in others', async () => {
  const db = await openPostgres()
  const start = (role: Role, consumers: Consumers) => {
    const own = anotherHandle(db)
    const writes = createWrites(own)
    const config = configOf(role, addressOf(db))
    const wakeUps = startWakeUps({ config, db: own, writes, log: pino({ level: 'silent' }) }, consumers)
    onTestFinished(() => wakeUps.stop())
    return writes
  }
  const woken = { publications: 0, mail: 0 }
  const counting = (queue: keyof typeof woken) => ({ wake: () => void woken[queue]++ })
  start('publisher', { publications: counting('publications'), mail: counting('mail') })
  const web = start('web', {})
  // The first may come before the publisher listens.
  await expect
    .poll(async () => {
      await write({ writes: web }, (trx) => upsertJob(trx, newId(), new Date().toISOString()))
      return woken.publications
    })
    .toBeGreaterThan(0)
  expect(woken.mail).toBe(0)
})
