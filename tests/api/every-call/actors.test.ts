import { expect, test } from 'vitest'
import { addSeller } from '../../support/apps/test-app.ts'
import { type Actor, actors, outcomes } from '../../support/calls/actors.ts'
import { ask, dumpOf, othersOf, sendCall } from '../../support/calls/ask.ts'
import { calls, createWorld, routesOf, type World } from '../../support/calls/every-call.ts'

const auditEntries = async ({ app }: World): Promise<number> => {
  const entries = app.db.selectFrom('audit_entries').select((eb) => eb.fn.countAll<number>().as('n'))
  return Number((await entries.executeTakeFirstOrThrow()).n)
}

test('every route declares its answer to each actor', async () => {
  expect(Object.keys(outcomes).sort()).toEqual(routesOf(await createWorld()).sort())
})

/** Reads that write nothing leave the world unchanged for the next call. */
const isPureRead = (key: string) => key.startsWith('GET ') && !outcomes[key]?.includes('*')

test('threats 2 and 4: calls that only read answer each actor as declared and change nothing', async () => {
  const world = await createWorld()
  const before = await dumpOf(world)
  for (const key of Object.keys(calls).filter(isPureRead)) {
    const found: number[] = []
    for (const actor of actors) found.push(await ask(world, key, actor))
    for (const actor of othersOf(key)) await ask(world, key, actor)
    expect(found.join(' '), `outcomes['${key}'] in tests/support/calls/actors.ts`).toBe(outcomes[key])
    expect(await dumpOf(world), key).toBe(before)
  }
})

/** Lists whom to ask, last those who write, so that a world serves until it is written to. */
const askedOf = (key: string): Actor[] => {
  const line = outcomes[key]?.split(' ') ?? []
  const writes = (actor: Actor) => Number(line[actors.indexOf(actor)]?.endsWith('*') ?? false)
  return actors.toSorted((one, other) => writes(one) - writes(other))
}

test.each(Object.keys(calls).filter((key) => !isPureRead(key)))(
  'threats 2, 4 and 40: %s answers each actor as declared; an admin who writes leaves one audit entry',
  async (key) => {
    const found = new Map<Actor, string>()
    let world = await createWorld()
    let before = await dumpOf(world)
    let used = false
    const inCleanWorld = async (actor: Parameters<typeof ask>[2]) => {
      if (used) {
        world = await createWorld()
        before = await dumpOf(world)
      }
      const audited = actor === 'admin' ? await auditEntries(world) : 0
      const status = await ask(world, key, actor)
      used = (await dumpOf(world)) !== before
      if (used && actor === 'admin' && key.includes(' /admin/')) expect(await auditEntries(world)).toBe(audited + 1)
      return `${status}${used ? '*' : ''}`
    }
    for (const actor of askedOf(key)) found.set(actor, await inCleanWorld(actor))
    for (const actor of othersOf(key)) await inCleanWorld(actor)
    expect(
      actors.map((actor) => found.get(actor)),
      `outcomes['${key}'] in tests/support/calls/actors.ts`,
    ).toEqual(outcomes[key]?.split(' '))
  },
)

/** Reads that write to an audit log, or create a seller's referral code at her first look. */
const writingReads = [
  'GET /admin/backups/{name}',
  'GET /admin/deleted-accounts/{id}/export',
  'GET /admin/users/export',
  'GET /customers.csv',
  'GET /orders.csv',
  'GET /referrals/my-stats',
]

test('refusals change nothing, and only six reads write', () => {
  for (const [key, line] of Object.entries(outcomes)) expect(line, key).not.toMatch(/[45]\d\d\*|5\d\d/)
  const reads = Object.keys(outcomes).filter((key) => key.startsWith('GET ') && outcomes[key]?.includes('*'))
  expect(reads.sort()).toEqual(writingReads)
})

/** Tokens that no longer work, or never did. */
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
  const before = await dumpOf(world)
  for (const key of Object.keys(calls)) {
    if (!outcomes[key]?.startsWith('401')) continue
    expect((await sendCall(world, key, token)).status, key).toBe(401)
  }
  expect(await dumpOf(world)).toBe(before)
})

test('threat 3: an admin whose role was taken is refused by every admin call at once', async () => {
  const world = await createWorld()
  await world.app.db.updateTable('users').set({ role: 'seller' }).where('role', '=', 'admin').execute()
  for (const key of Object.keys(calls)) {
    if (key.includes(' /admin/')) expect((await sendCall(world, key, world.tokens.admin)).status, key).toBe(403)
  }
})

test('admin calls refuse everyone but admins', () => {
  for (const [key, line] of Object.entries(outcomes)) {
    if (key.includes(' /admin/')) expect(line, key).toMatch(/^401 403 403 403 20[01]\*? 403 403$/)
  }
})
