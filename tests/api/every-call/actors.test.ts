import { expect, test } from 'vitest'
import { actors, outcomes } from '../../support/calls/actors.ts'
import { calls, createWorld, dumpDatabase, routesOf, type World } from '../../support/calls/every-call.ts'

/** The status of a right request of one actor, with a star when it changed the database. */
const outcomeOf = async (world: World, key: string, actor: (typeof actors)[number]): Promise<string> => {
  const call = calls[key]
  if (!call) throw new Error(key)
  const [method = ''] = key.split(' ')
  const before = JSON.stringify(await dumpDatabase(world.app.db))
  const { status } = await world.app.call(method, call.path(world.ids), {
    ...(actor === 'anonymous' ? {} : { token: world.tokens[actor] }),
    ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
  })
  return JSON.stringify(await dumpDatabase(world.app.db)) === before ? String(status) : `${status}*`
}

test('every route declares its answer to each actor', async () => {
  expect(Object.keys(outcomes).sort()).toEqual(routesOf(await createWorld()).sort())
})

test.each(Object.keys(calls))('threats 2 and 4: %s answers each actor as it should', async (key) => {
  const found: string[] = []
  let world = await createWorld()
  for (const actor of actors) {
    const outcome = await outcomeOf(world, key, actor)
    if (outcome.endsWith('*')) world = await createWorld()
    found.push(outcome)
  }
  expect(found.join(' '), `outcomes['${key}'] in tests/support/calls/actors.ts`).toBe(outcomes[key])
})

/** Reads that are written into the audit log, and a seller's referral code, which is made when she first looks. */
const writingReads = [
  'GET /admin/backups/{name}',
  'GET /admin/deleted-accounts/{id}/export',
  'GET /admin/users/export',
  'GET /referrals/my-stats',
]

test('refusals change nothing, and only four reads write', () => {
  for (const [key, line] of Object.entries(outcomes)) expect(line, key).not.toMatch(/[45]\d\d\*|5\d\d/)
  const reads = Object.keys(outcomes).filter((key) => key.startsWith('GET ') && outcomes[key]?.includes('*'))
  expect(reads.sort()).toEqual(writingReads)
})

const adminWrites = Object.keys(outcomes).filter((key) => key.includes(' /admin/') && outcomes[key]?.includes('*'))

test.each(adminWrites)('threat 40: %s leaves one entry in the audit log', async (key) => {
  const world = await createWorld()
  const entries = async () =>
    Number(
      (
        await world.app.db
          .selectFrom('audit_entries')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const before = await entries()
  await outcomeOf(world, key, 'admin')
  expect((await entries()) - before).toBe(1)
})

test('admin calls refuse everyone but admins', () => {
  for (const [key, line] of Object.entries(outcomes)) {
    if (key.includes(' /admin/')) expect(line, key).toMatch(/^401 403 403 403 20[01]\*?$/)
  }
})
