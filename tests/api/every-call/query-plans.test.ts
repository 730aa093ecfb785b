import { expect, test } from 'vitest'
import { handleOf } from '../../support/apps/memory-database.ts'
import { orderForm } from '../../support/apps/test-app.ts'
import { calls, createWorld } from '../../support/calls/every-call.ts'
import { type PlanStep, partialIndexes, plansOf, walks } from '../../support/fixtures/query-plans.ts'

/** Extra queries that each read of the API may send, compared with the plainest one. */
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

/** Creates a world whose database reports its queries. */
const watchedWorld = async () => {
  const statements: string[] = []
  const world = await createWorld(({ query }) => void statements.push(query.sql))
  const database = handleOf(world.app.db)
  const rare = partialIndexes(database)
  /** Sends a request. Returns its answer, and the query steps that read more than they should. */
  const watch = async (key: string, path: string, sent: Parameters<typeof world.app.call>[2]) => {
    statements.length = 0
    const { status, body } = await world.app.call(key.split(' ')[0] ?? '', path, sent)
    const found = plansOf(database, statements)
    return { status, body, walking: found.filter((step) => walks(step, rare) && !isSummary(key, step)) }
  }
  const walksOf = (key: string, query: string) => {
    const call = calls[key]
    if (!call) throw new Error(key)
    return watch(key, call.path(world.ids) + query, {
      ...(call.as ? { token: world.tokens[call.as] } : {}),
      ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
    })
  }
  return { walksOf, watch, world }
}

type Walks = Awaited<ReturnType<typeof watchedWorld>>['walksOf']

const expectNoWalk = async (walksOf: Walks, key: string) => {
  for (const variant of ['', ...(variants[key] ?? [])]) {
    const { status, walking } = await walksOf(key, variant)
    expect(status, `${key}${variant}`).toBeLessThan(500)
    expect(walking, `${key}${variant}`).toEqual([])
  }
}

const isRead = (key: string) => key.startsWith('GET ')

test('no read goes through a table', async () => {
  const { walksOf } = await watchedWorld()
  for (const key of Object.keys(calls).filter(isRead)) await expectNoWalk(walksOf, key)
})

test('no write goes through a table', async () => {
  for (const key of Object.keys(calls).filter((one) => !isRead(one)))
    await expectNoWalk((await watchedWorld()).walksOf, key)
})

test('no call about options and variants goes through a table', async () => {
  const { watch, world } = await watchedWorld()
  const token = world.tokens.paid
  const send = async (key: string, json?: object) => {
    const answer = await watch(key, key.split(' ')[1] ?? '', json ? { token, json } : { token })
    expect(answer.status, key).toBeLessThan(300)
    expect(answer.walking, key).toEqual([])
    return answer.body
  }
  const options = ['Size', 'Colour'].map((name) => ({ name, values: [{ label: 'S' }, { label: 'M' }] }))
  const suit = { name: 'Suit', description: 'Warm', price: 1200, category: 'Suits', inventory_count: 9, options }
  const product = await send('POST /products', suit)
  const [{ id: variant_id }] = product.variants
  await send(`PUT /products/${product.id}/stock`, { inventory_count: 5, variant_id })
  await send('POST /orders', { ...orderForm(''), items: [{ product_id: product.id, variant_id, quantity: 1 }] })
  await send(`PUT /products/${product.id}`, { options: options.slice(0, 1) })
  await send(`GET /products/${product.id}/open-units`)
  const { product_insights } = await send('GET /analytics/dashboard')
  expect(product_insights.top_performers[0].variants).toHaveLength(1)
  await send(`PUT /products/${product.id}`, { options: [] })
})
