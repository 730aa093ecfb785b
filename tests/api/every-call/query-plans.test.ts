import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { calls, createWorld } from '../../support/calls/every-call.ts'

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

/** Lists that are answered whole: an account a linked seller, a row a deleted one, running totals; and what is of no table. */
const WHOLE = /^SCAN (whatsapp_sessions|deleted_accounts|event_totals|order_totals|CONSTANT ROW)\b/

/**
 * Whether a step reads more than it should. What may go from row to row: an index that holds everything asked for (sums over all
 * sellers, a part of an address or a number, which no index finds), and a list in the order of its index that stops at its limit.
 */
const walks = ({ detail, sql, steps }: { detail: string; sql: string; steps: string[] }): boolean => {
  if (!detail.startsWith('SCAN ') || WHOLE.test(detail) || detail.includes('USING COVERING INDEX')) return false
  const inOrder = detail.includes(' USING INDEX ') || detail === 'SCAN audit_entries'
  return !(inOrder && sql.includes(' limit ?') && !steps.some((step) => step.startsWith('USE TEMP B-TREE')))
}

/** A world whose database tells how it finds what it is asked for. */
const watchedWorld = async () => {
  const queries: CompiledQuery[] = []
  const world = await createWorld((event) => void queries.push(event.query))
  const plan = async ({ sql, parameters }: CompiledQuery) => {
    const query = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    return (await world.app.db.executeQuery<{ detail: string }>(query)).rows
  }
  /** How each statement of a call is carried out; those that only open or close a transaction are left out. */
  const plansOf = async (path: string, token: string | undefined) => {
    queries.length = 0
    const { status } = await world.app.call('GET', path, token ? { token } : {})
    expect(status, path).toBe(200)
    const asked = queries.filter(({ sql }) => /^(select|with|update|delete|insert)/.test(sql))
    const plans = []
    for (const query of asked) {
      const steps = (await plan(query)).map(({ detail }) => detail)
      plans.push(...steps.map((detail) => ({ detail, sql: query.sql, steps })))
    }
    return plans
  }
  return { world, plansOf }
}

const reads = Object.keys(calls).filter((key) => key.startsWith('GET ') && key !== 'GET /auth/verify')

test.each(reads)('%s makes no full table scan', async (key) => {
  const call = calls[key]
  if (!call) throw new Error(key)
  const { world, plansOf } = await watchedWorld()
  for (const variant of ['', ...(variants[key] ?? [])]) {
    const found = await plansOf(call.path(world.ids) + variant, call.as && world.tokens[call.as])
    expect(found.filter(walks), variant).toEqual([])
  }
})
