import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createOperationsApp } from '#server/app.ts'
import type { Role } from '#server/config/config.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { beat, PUBLISHER } from '#server/modules/operation/health/heartbeats.ts'
import { isSomePublisherUp } from '#server/modules/operation/health/publisher-health.ts'
import { openDataFolder } from '#server/services/data-folder.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf, openPostgres } from '../../support/apps/postgres.ts'
import { createTestApp } from '../../support/apps/test-app.ts'
import { configOf } from '../../support/fixtures/roles.ts'

const log = pino({ level: 'silent' })
const ANOTHER = 'The database that DATABASE_URL names is in use by another WhatsStore process.'
const ALONE = 'The database that DATABASE_URL names is in use by a WhatsStore process with ROLE=all, which works alone.'

test.runIf(onPostgres)(
  'processes that share a database start beside each other, and none beside one that does all',
  async () => {
    const address = addressOf(await openPostgres())
    const open = async (role: Role) => {
      const { db, lock } = await openDataFolder(configOf(role, address), log)
      return async () => {
        await db.destroy()
        lock.release()
      }
    }
    const shared = await Promise.all((['web', 'web', 'publisher', 'publisher'] as const).map(open))
    await expect(open('all')).rejects.toThrow(ANOTHER)
    for (const close of shared) await close()

    // The server learns a moment later that a connection was closed.
    let closeAlone = async () => {}
    await expect
      .poll(async () => {
        const alone = await open('all').catch(() => undefined)
        if (alone) closeAlone = alone
        return alone !== undefined
      })
      .toBe(true)
    for (const role of ['web', 'publisher'] as const) await expect(open(role)).rejects.toThrow(ALONE)
    await expect(open('all')).rejects.toThrow(ANOTHER)
    await closeAlone()
  },
)

test.runIf(onPostgres)('of processes that start together on an empty database one brings it up to date', async () => {
  const db = await openPostgres('template0')
  await Promise.all([1, 2, 3].map(() => preparePostgres(addressOf(db))))
  expect(await db.selectFrom('stores').selectAll().execute()).toEqual([])
})

test('a publisher answers its operator, and nobody else', async () => {
  const { deps } = await createTestApp()
  const app = createOperationsApp(deps)
  const statuses = ['/healthz', '/readyz', '/api/products', '/', '/store/noor/'].map(
    async (path) => (await app.request(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404])
})

test('a process that only answers browsers is ready without a publisher, and says that there is none', async () => {
  const { deps, db, clock } = await createTestApp()
  const config = { ...deps.config, role: 'web' as const }
  const readiness = async () => {
    const publisher = { alive: () => isSomePublisherUp({ db, clock }) }
    const response = await createOperationsApp({ ...deps, config, publisher }).request('/readyz')
    return { status: response.status, publisher: (await response.json()).publisher }
  }
  expect(await readiness()).toEqual({ status: 200, publisher: 'failed' })
  await beat(db, PUBLISHER, clock.now().toISOString())
  expect(await readiness()).toEqual({ status: 200, publisher: 'ok' })
  clock.time = new Date(clock.time.getTime() + 60_000)
  expect(await readiness()).toEqual({ status: 200, publisher: 'failed' })
})
