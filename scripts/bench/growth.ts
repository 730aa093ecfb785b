import { plans } from '#contract/plans.ts'
import type { Config } from '#server/config/config.ts'
import { placeOrder } from '#server/modules/selling/orders/place-order.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { loadRenderer, type Render } from '#server/publish/pages/renderer.ts'
import { readSnapshot } from '#server/publish/pages/snapshot.ts'
import { updateProduct } from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { createCaller } from './caller.ts'
import { createDataFolder } from './data.ts'
import { closePlatform, openPlatform, type Platform, productId, storeId } from './growth-data.ts'
import { milliseconds, note, percentile, report, times } from './report.ts'
import { type ServerProcess, startServer } from './server.ts'

const FEW = 100
const MANY = 100_000
/** Stores measured on each platform, evenly spread. */
const STORES = 50
const ROUNDS = 7

type Work = (platform: Platform, store: number, round: number) => Promise<unknown>

/** One unit of work per store: a save, a publication, an order. */
const works = (render: Render): Record<string, Work> => ({
  commit: ({ deps }, store, round) =>
    changeAndPublish(deps, storeId(store), (trx) =>
      updateProduct(trx, productId(store), { price: 45_000 + round }, new Date().toISOString()),
    ),
  render: async ({ deps }, store) => {
    const snapshot = await readSnapshot(deps.db, storeId(store), {
      paidLayouts: plans.paid.layouts,
      now: deps.clock.now(),
    })
    if (!snapshot) throw new Error('the store is not there')
    const site = { storesOrigin: 'https://shop.example', apiOrigin: '', now: new Date('2026-06-01') }
    for (const { page } of storePages(snapshot, site)) await render(page)
  },
  order: ({ deps }, store, round) =>
    placeOrder(deps, {
      form: {
        items: [{ product_id: productId(store), quantity: 1 }],
        buyer_name: 'Ayesha Khan',
        buyer_phone: `0300${String(store * ROUNDS + round).padStart(7, '0')}`,
        delivery_address: `House ${store * ROUNDS + round}, Gulberg III, Lahore`,
        order_notes: null,
        expected_total: undefined,
      },
      key: undefined,
      buyerUserId: null,
      address: `10.${round}.${store >> 8}.${store & 255}`,
      addressKnown: true,
      network: undefined,
      userAgent: '',
      phoneField: 'buyer_phone',
    }),
})

/** Works on two platforms in turn, store by store. The first round warms up. */
const inTurn = async (work: (which: number, index: number, round: number) => Promise<unknown>): Promise<number[]> => {
  const samples: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < STORES; index++) {
      for (const [which, taken] of samples.entries()) {
        const started = performance.now()
        await work(which, index, round)
        if (round > 0) taken.push(performance.now() - started)
      }
    }
  }
  return samples.map((taken) => percentile(taken, 0.5))
}

const reportGrowth = (name: string, [few = 0, many = 0]: number[]): void => {
  note(`${name}, ${FEW} stores`, milliseconds(few))
  const ratio = many / few
  report(`${name}, ${MANY.toLocaleString('en')} stores against ${FEW}`, times(ratio), '≤ 1.15×', ratio <= 1.15)
}

/** Returns the number of the n-th measured store. */
const storeAt = (index: number, stores: number): number => Math.floor((index * stores) / STORES)

/** Measures the first page of a seller's orders, over HTTP. */
const measureList = async (configs: Config[], platforms: Platform[]): Promise<number[]> => {
  const servers: ServerProcess[] = []
  const tokens: string[][] = []
  for (const [which, platform] of platforms.entries()) {
    const config = configs[which]
    const numbers = Array.from({ length: STORES }, (_, index) => storeAt(index, platform.stores))
    tokens.push(await closePlatform(platform, numbers))
    if (config) servers.push(await startServer(config))
  }
  const callers = servers.map(({ port }) => createCaller(port))
  const medians = await inTurn(async (which, index) =>
    callers[which]?.call('GET', '/orders/my', tokens[which]?.[index]),
  )
  for (const caller of callers) caller.close()
  for (const server of servers) await server.stop()
  return medians
}

/** Compares the same work on 100 and on 100,000 stores: rows only, no pages on disk. */
export const measureGrowth = async (): Promise<void> => {
  const folders = [createDataFolder(), createDataFolder()]
  const platforms: Platform[] = []
  for (const [which, { config }] of folders.entries()) {
    platforms.push(await openPlatform(config, which === 0 ? FEW : MANY))
  }
  for (const [name, work] of Object.entries(works(await loadRenderer()))) {
    const medians = await inTurn(async (which, index, round) => {
      const platform = platforms[which]
      if (platform) await work(platform, storeAt(index, platform.stores), round)
    })
    reportGrowth(name, medians)
  }
  const configs = folders.map(({ config }) => config)
  reportGrowth('list over HTTP', await measureList(configs, platforms))
  for (const { discard } of folders) discard()
}
