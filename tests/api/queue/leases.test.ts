import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Leases, openLeases } from '#server/db/postgres/leases.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf, openPostgres } from '../../support/apps/postgres.ts'

/** Two processes on one database. */
const setUp = async () => {
  const db = await openPostgres()
  const open = () => {
    const leases = openLeases(addressOf(db))
    onTestFinished(() => leases.stop())
    return leases
  }
  return { db, first: open(), second: open() }
}

const isHeld = async (leases: Leases, name: string) => (await leases.lease(name).hold()) !== undefined

test.runIf(onPostgres)('work is one process’s until it leaves it, or ends', async () => {
  const { first, second } = await setUp()
  expect(await isHeld(first, 'mail')).toBe(true)
  expect(await isHeld(first, 'mail')).toBe(true)
  expect(await isHeld(second, 'mail')).toBe(false)
  expect(await isHeld(second, 'idle tasks')).toBe(true)
  await first.lease('mail').release()
  expect(await isHeld(second, 'mail')).toBe(true)
  expect(await isHeld(first, 'mail')).toBe(false)
  await second.stop()
  await expect.poll(() => isHeld(first, 'mail')).toBe(true)
  await expect.poll(() => isHeld(first, 'idle tasks')).toBe(true)
})

test.runIf(onPostgres)(
  'who has lost the connection knows that it holds nothing, and a new hold from an old one',
  async () => {
    const { db, first, second } = await setUp()
    const lease = first.lease('order messages')
    const before = await lease.hold()
    expect(await lease.hold()).toBe(before)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'whatsstore leases' and datname = current_database()`.execute(db)
    await expect.poll(() => isHeld(second, 'order messages')).toBe(true)
    expect(await lease.hold()).toBeUndefined()
    await second.stop()
    await expect.poll(() => lease.hold()).toBeDefined()
    expect(await lease.hold()).not.toBe(before)
  },
)
