import { expect, test } from 'vitest'
import type { z } from 'zod'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addSeller } from '../../support/apps/test-app.ts'
import { actors, outcomes } from '../../support/calls/actors.ts'
import { calls, createWorld, dumpDatabase, routesOf, type World } from '../../support/calls/every-call.ts'

const requestOf = (world: World, key: string, token?: string) => {
  const call = calls[key]
  if (!call) throw new Error(key)
  return {
    ...(token === undefined ? {} : { token }),
    ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
  }
}

const send = (world: World, key: string, token?: string) => {
  const [method = ''] = key.split(' ')
  return world.app.call(method, calls[key]?.path(world.ids) ?? '', requestOf(world, key, token))
}

/** Lists how an answer differs from what its route declares. */
const undeclared = ({ app }: World, key: string, { status, body }: Awaited<ReturnType<typeof send>>): unknown[] => {
  const [method = '', path = ''] = key.split(' ')
  const route = app.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' && one.route.path === `/api${path}` && one.route.method === method.toLowerCase()
      ? [one.route]
      : [],
  )[0]
  const declared = route?.responses[status] as { content?: Record<string, { schema: z.ZodType }> } | undefined
  if (!declared) return [`${status} is not declared`]
  const schema = declared.content?.['application/json']?.schema
  if (!schema || typeof body !== 'object' || path.endsWith('/export')) return []
  return schema.safeParse(body).error?.issues ?? []
}

const dumpOf = async ({ app }: World) => JSON.stringify(await dumpDatabase(app.db))

const auditEntries = async ({ app }: World): Promise<number> => {
  const entries = app.db.selectFrom('audit_entries').select((eb) => eb.fn.countAll<number>().as('n'))
  return Number((await entries.executeTakeFirstOrThrow()).n)
}

test('every route declares its answer to each actor', async () => {
  expect(Object.keys(outcomes).sort()).toEqual(routesOf(await createWorld()).sort())
})

type Actor = (typeof actors)[number]

/** Reads that write nothing leave the world unchanged for the next call. */
const isPureRead = (key: string) => key.startsWith('GET ') && !outcomes[key]?.includes('*')

/** Sends a call as an actor and compares the answer with what the route declares. Returns the status. */
const ask = async (world: World, key: string, actor: keyof World['tokens'] | 'anonymous') => {
  const answer = await send(world, key, actor === 'anonymous' ? undefined : world.tokens[actor])
  expect(undeclared(world, key, answer), `${key}: ${actor} was answered ${answer.status}`).toEqual([])
  return answer.status
}

/** Returns the actor of a right request that comes from none of the five. */
const othersOf = (key: string) => {
  const own = calls[key]?.as
  return own && !(actors as readonly string[]).includes(own) ? [own] : []
}

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

/**
 * Lists whom to ask, last those who write, so that a world serves until it is written to. What answers everyone alike
 * does not ask who is calling: PostgreSQL hears it from two.
 */
const askedOf = (key: string): Actor[] => {
  const line = outcomes[key]?.split(' ') ?? []
  const writes = (actor: Actor) => Number(line[actors.indexOf(actor)]?.endsWith('*') ?? false)
  const asked: Actor[] = onPostgres && new Set(line).size === 1 ? ['anonymous', 'admin'] : [...actors]
  return asked.toSorted((one, other) => writes(one) - writes(other))
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
    const asked = askedOf(key)
    for (const actor of asked) found.set(actor, await inCleanWorld(actor))
    for (const actor of othersOf(key)) await inCleanWorld(actor)
    const expected = outcomes[key]?.split(' ').filter((_, place) => asked.includes(actors[place] as Actor))
    expect(
      actors.flatMap((actor) => found.get(actor) ?? []),
      `outcomes['${key}'] in tests/support/calls/actors.ts`,
    ).toEqual(expected)
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
    expect((await send(world, key, token)).status, key).toBe(401)
  }
  expect(await dumpOf(world)).toBe(before)
})

test('threat 3: an admin whose role was taken is refused by every admin call at once', async () => {
  const world = await createWorld()
  await world.app.db.updateTable('users').set({ role: 'seller' }).where('role', '=', 'admin').execute()
  for (const key of Object.keys(calls)) {
    if (key.includes(' /admin/')) expect((await send(world, key, world.tokens.admin)).status, key).toBe(403)
  }
})

test('admin calls refuse everyone but admins', () => {
  for (const [key, line] of Object.entries(outcomes)) {
    if (key.includes(' /admin/')) expect(line, key).toMatch(/^401 403 403 403 20[01]\*? 403 403$/)
  }
})
