import { expect, test } from 'vitest'
import { handleOf } from '../../support/apps/memory-database.ts'
import { calls, createWorld } from '../../support/calls/every-call.ts'
import { type PlanStep, partialIndexes, plansOf, walks } from '../../support/fixtures/query-plans.ts'

/** Queries that each read of the API may send beside the plainest one. */
const variants: Record<string, string[]> = {
  'GET /orders/my': ['?status=Pending', '?page=5000', '?status=Delivered&page=5000', '?search=ABCDEFG&status=to_do'],
  'GET /products': ['?category=Bangles', '?search=glass', '?featured=true', '?page=50'],
  'GET /stores/{store_slug}': ['?search=glass', '?category=Bangles'],
  'GET /admin/users': [
    '?search=seller',
    '?search=0300%20123',
    '?plan=paid',
    '?plan=free&search=a&page=3',
    '?sort=oldest',
  ],
  'GET /admin/users/layout-permissions': ['?search=seller', '?plan=paid'],
  'GET /admin/stores': ['?search=noor', '?page=40', '?status=failing', '?status=suspended&sort=oldest'],
  'GET /admin/referrals/withdrawals': ['?status=pending', '?search=seller'],
  'GET /admin/referrals/all': ['?search=seller', '?search=nobody'],
  'GET /admin/upgrade-requests': ['?status=open', '?page=20'],
  'GET /admin/whatsapp/sellers': ['?search=paid', '?page=2'],
  'GET /admin/audit': ['?page=2', '?search=seller', '?search=user.&page=2'],
}

/** Whether an admin's query may scan: sums over all sellers, or a search in a covering index. */
const isSummary = (key: string, { detail }: PlanStep): boolean =>
  key.includes(' /admin/') && /^(SCAN|SEARCH) .* USING COVERING INDEX /.test(detail)

/** A world whose database tells what it is asked. */
const watchedWorld = async () => {
  const statements: string[] = []
  const world = await createWorld(({ query }) => void statements.push(query.sql))
  const database = handleOf(world.app.db)
  const rare = partialIndexes(database)
  /** Steps of the statements of a call that go through more than they should. */
  const walksOf = async (key: string, query: string) => {
    const call = calls[key]
    if (!call) throw new Error(key)
    statements.length = 0
    const { status } = await world.app.call(key.split(' ')[0] ?? '', call.path(world.ids) + query, {
      ...(call.as ? { token: world.tokens[call.as] } : {}),
      ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
    })
    const found = plansOf(database, statements)
    return { status, walking: found.filter((step) => walks(step, rare) && !isSummary(key, step)) }
  }
  return walksOf
}

type Walks = Awaited<ReturnType<typeof watchedWorld>>

const expectNoWalk = async (walksOf: Walks, key: string) => {
  for (const variant of ['', ...(variants[key] ?? [])]) {
    const { status, walking } = await walksOf(key, variant)
    expect(status, `${key}${variant}`).toBeLessThan(500)
    expect(walking, `${key}${variant}`).toEqual([])
  }
}

const isRead = (key: string) => key.startsWith('GET ')

test('no read goes through a table', async () => {
  const walksOf = await watchedWorld()
  for (const key of Object.keys(calls).filter(isRead)) await expectNoWalk(walksOf, key)
})

test('no write goes through a table', async () => {
  for (const key of Object.keys(calls).filter((one) => !isRead(one))) await expectNoWalk(await watchedWorld(), key)
})
