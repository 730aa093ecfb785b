import { expect, test } from 'vitest'
import { addSeller } from '../../support/apps/test-app.ts'
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

/** Bearers that once were right, or never were; each is made in a world of its own kind of day. */
const deadBearers: Record<string, (world: World) => Promise<string>> = {
  'an expired session': async ({ app, tokens }) => {
    await app.db.updateTable('sessions').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()
    return tokens.seller
  },
  'a session that was ended': async ({ app, tokens }) => {
    await app.call('POST', '/auth/logout', { token: tokens.paid })
    return tokens.paid
  },
  'a deleted account': async ({ app }) => {
    const { user, token } = await addSeller(app, { email: 'gone@example.org' })
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    return token
  },
  garbage: async () => 'x'.repeat(43),
  SQL: async () => "' or 1=1 --",
  nothing: async () => '',
}

test.each(Object.entries(deadBearers))('threat 29: %s opens no call and changes nothing', async (_what, makeBearer) => {
  const world = await createWorld()
  const token = await makeBearer(world)
  const before = JSON.stringify(await dumpDatabase(world.app.db))
  for (const [key, call] of Object.entries(calls)) {
    if (!outcomes[key]?.startsWith('401')) continue
    const [method = ''] = key.split(' ')
    const { status } = await world.app.call(method, call.path(world.ids), {
      token,
      ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
    })
    expect(status, key).toBe(401)
  }
  expect(JSON.stringify(await dumpDatabase(world.app.db))).toBe(before)
})

test('threat 3: an admin whose role was taken is refused by every admin call at once', async () => {
  const world = await createWorld()
  await world.app.db.updateTable('users').set({ role: 'seller' }).where('role', '=', 'admin').execute()
  for (const [key, call] of Object.entries(calls)) {
    if (!key.includes(' /admin/')) continue
    const { status } = await world.app.call(key.split(' ')[0] ?? '', call.path(world.ids), {
      token: world.tokens.admin,
      ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
    })
    expect(status, key).toBe(403)
  }
})

test('admin calls refuse everyone but admins', () => {
  for (const [key, line] of Object.entries(outcomes)) {
    if (key.includes(' /admin/')) expect(line, key).toMatch(/^401 403 403 403 20[01]\*?$/)
  }
})
