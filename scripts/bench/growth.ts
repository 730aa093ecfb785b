import { orderStatuses } from '#contract/orders/order-status.ts'
import { listOrders, orderTotals } from '#server/modules/orders/orders.repo.ts'
import { placeOrder } from '#server/modules/orders/place-order.ts'
import { presentInFull } from '#server/modules/orders/present-order.ts'
import { updateProduct } from '#server/modules/products/products.repo.ts'
import { changeAndPublish } from '#server/modules/publications/publications.service.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { loadRenderer, type Render } from '#server/publish/pages/renderer.ts'
import { readSnapshot } from '#server/publish/pages/snapshot.ts'
import { createDataFolder } from './data.ts'
import { openPlatform, type Platform, productId, storeId } from './growth-data.ts'
import { milliseconds, note, percentile, report, times } from './report.ts'

const FEW = 100
const MANY = 100_000
/** Stores of each platform that are worked with, evenly spread; the first round of all warms up. */
const STORES = 50
const ROUNDS = 7

type Work = (platform: Platform, store: number, round: number) => Promise<unknown>

/** What a save, a publication, a buyer and a seller's list do, each with one store. */
const works = (render: Render): Record<string, Work> => ({
  commit: ({ deps }, store, round) =>
    changeAndPublish(deps, storeId(store), (trx) => updateProduct(trx, productId(store), { price: 45_000 + round })),
  render: async ({ deps }, store) => {
    const snapshot = await readSnapshot(deps.db, storeId(store), deps.clock.now())
    if (!snapshot) throw new Error('the store is not there')
    const site = { storesOrigin: 'https://shop.example', apiOrigin: '', year: 2026 }
    for (const { page } of storePages(snapshot, site)) await render(page)
  },
  order: ({ deps }, store, round) =>
    placeOrder(deps, {
      form: {
        items: [{ product_id: productId(store), quantity: 1 }],
        buyer_name: 'Ayesha Khan',
        buyer_phone: `0300${String(store * ROUNDS + round).padStart(7, '0')}`,
        delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
        order_notes: null,
        expected_total: undefined,
      },
      key: undefined,
      buyerUserId: null,
      address: `10.${round}.${store >> 8}.${store & 255}`,
      addressKnown: true,
      network: undefined,
      phoneField: 'buyer_phone',
    }),
  list: async ({ deps }, store) => {
    const query = { storeId: storeId(store), statuses: orderStatuses }
    await orderTotals(deps.db, query.storeId)
    await presentInFull(deps.db, await listOrders(deps.db, query, { page: 1, limit: 10 }), 'seller')
  },
})

/** How long the same work takes on a platform of a hundred stores and of a hundred thousand, in turn. */
export const measureGrowth = async (): Promise<void> => {
  const folders = [createDataFolder(), createDataFolder()]
  const platforms: Platform[] = []
  for (const [index, { config }] of folders.entries())
    platforms.push(await openPlatform(config, index === 0 ? FEW : MANY))
  for (const [name, work] of Object.entries(works(await loadRenderer()))) {
    const samples: number[][] = platforms.map(() => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (let index = 0; index < STORES; index++) {
        for (const [which, platform] of platforms.entries()) {
          const started = performance.now()
          await work(platform, Math.floor((index * platform.stores) / STORES), round)
          if (round > 0) samples[which]?.push(performance.now() - started)
        }
      }
    }
    const [few = 0, many = 0] = samples.map((taken) => percentile(taken, 0.5))
    note(`${name}, ${FEW} stores`, milliseconds(few))
    const ratio = many / few
    report(`${name}, ${MANY.toLocaleString('en')} stores against ${FEW}`, times(ratio), '≤ 1.15×', ratio <= 1.15)
  }
  for (const { deps } of platforms) await deps.db.destroy()
  for (const { discard } of folders) discard()
}
