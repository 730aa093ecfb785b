import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { findProducts } from '#server/modules/products/products.repo.ts'
import { changeProduct } from '#server/modules/products/products.service.ts'
import { findStoreById } from '#server/modules/stores/stores.repo.ts'
import { startServices } from '#server/services.ts'
import { milliseconds, percentile, report } from './report.ts'

const SAVES = 300
/** The first saves warm the renderer up. */
const WARM = 40

/**
 * From the commit of a product's new price to its pages being live and recorded, one save after the other, each in another store, and from
 * the first one again when all had theirs. Returns the median in milliseconds.
 */
export const measureLatency = async (config: Config, stores: number): Promise<number> => {
  let live: (storeId: string) => void = () => {}
  const services = await startServices(config, pino({ level: 'silent' }), {
    idleTasks: false,
    onOutcome: (turn) => live(turn.storeId),
  })
  const { deps } = services
  await services.publisher.idle()
  const products = await deps.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'product-7')
    .limit(SAVES + WARM)
    .execute()
  const samples: number[] = []
  for (let index = 0; index < SAVES + WARM; index++) {
    const id = products[index % products.length]?.id ?? ''
    const [product] = await findProducts(deps.db, [id])
    const store = product && (await findStoreById(deps.db, product.store_id))
    if (!store) continue
    const published = new Promise<void>((resolve) => {
      live = (storeId) => storeId === store.id && resolve()
    })
    await changeProduct(deps, store, id, { price: 10_000 + index })
    const committed = performance.now()
    await published
    if (index >= WARM) samples.push(performance.now() - committed)
  }
  await services.stop()
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(samples, share)) as [number, number, number]
  report(
    `save → live, ${stores.toLocaleString('en')} stores in the database`,
    `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, p99 ${milliseconds(p99)}`,
    'p95 ≤ 25 ms, p99 ≤ 60 ms',
    p95 <= 25 && p99 <= 60,
  )
  return p50
}
