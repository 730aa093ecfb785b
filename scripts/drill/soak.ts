import { setTimeout } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { createDataFolder, fillStores } from '../bench/data.ts'
import { type ServerProcess, startServer } from '../bench/server.ts'
import { childrenOf, memoryOf } from '../support/process-memory.ts'
import { any, createClient, drawPhoto, form, readShops, type Shop } from './load.ts'

/**
 * Loads a server like a busy city for some minutes and prints its memory.
 * Exits with 1 if it stays above the bound, or a call got no answer.
 *
 *     npm run drill -- soak --minutes 20
 *     node scripts/drill/soak.ts --minutes 4
 */

const MB = 1024 * 1024
/** Most memory of the server and its image process after the load, in bytes. */
const BOUND_BYTES = 350 * MB
/** Stores of 26 pages each: three thousand page files and as many compressed ones. */
const STORES = 120
const PRODUCTS = 20
/** Calls per second. */
const RATES = { page: 50, order: 5, save: 2, event: 5, upload: 0.2, productImage: 0.2 }
const SAMPLE_MS = 10_000
/** Milliseconds between the load's end and the look at memory. */
const QUIET_MS = 30_000

const actions = ({ send }: ReturnType<typeof createClient>, shops: Shop[], photos: Buffer[]) => {
  const json = { 'content-type': 'application/json' }
  const as = (shop: Shop) => ({ authorization: `Bearer ${shop.token}` })
  return {
    page: () => {
      const pages = ['', 'c/bangles/', ...Array.from({ length: PRODUCTS }, (_, index) => `p/product-${index}/`)]
      const encoding = any(['br', 'br', 'br', 'gzip', 'identity'])
      return send('page', 'GET', `/store/${any(shops).slug}/${any(pages)}`, { 'accept-encoding': encoding })
    },
    order: () => {
      const order = {
        items: [{ product_id: any(any(shops).products), quantity: 1 }],
        buyer_name: 'Ayesha Khan',
        buyer_phone: `0300${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
        delivery_address: `House ${Math.floor(Math.random() * 1e7)}, Gulberg III, Lahore`,
      }
      return send('order', 'POST', '/api/orders', json, JSON.stringify(order))
    },
    save: () => {
      const shop = any(shops)
      const body = JSON.stringify({ price: 100 + Math.floor(Math.random() * 1000) })
      return send('save', 'PUT', `/api/products/${any(shop.products)}`, { ...as(shop), ...json }, body)
    },
    event: () => {
      const event = { event_type: 'store_view', event_data: { store_slug: any(shops).slug } }
      return send('event', 'POST', '/api/analytics/track', json, JSON.stringify(event))
    },
    upload: () => {
      const shop = any(shops)
      const { headers, body } = form('image', any(photos))
      return send('upload', 'POST', '/api/upload/image', { ...as(shop), ...headers }, body)
    },
    productImage: () => {
      const shop = any(shops)
      const { headers, body } = form('images', any(photos))
      return send('product image', 'PUT', `/api/products/${any(shop.products)}`, { ...as(shop), ...headers }, body)
    },
  }
}

/** Calls `act` at a steady rate until `until`, without waiting for answers. */
const repeat = async (act: () => Promise<unknown>, perSecond: number, until: number): Promise<void> => {
  const started = performance.now()
  for (let count = 0; performance.now() < until; count++) {
    void act()
    await setTimeout(Math.max(0, started + ((count + 1) * 1000) / perSecond - performance.now()))
  }
}

const soak = async (minutes: number): Promise<boolean> => {
  const { config, discard } = createDataFolder()
  let server: ServerProcess | undefined
  try {
    fillStores(config, STORES)
    const shops = await readShops(config)
    server = await startServer(config)
    const { pid } = server
    const started = performance.now()
    const samples: number[] = []
    const sample = (what: string) => {
      const bytes = memoryOf(pid)
      const images = childrenOf(pid).reduce((sum, { pss }) => sum + pss, 0)
      samples.push(bytes)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(
        `${String(seconds).padStart(5)} s  ${String(Math.round(bytes / MB)).padStart(4)} MB, ${Math.round(images / MB)} of them the image process; ${what}`,
      )
      return bytes
    }
    sample('started; the stores are being published')
    const client = createClient(server)
    for (const { slug } of shops)
      while ((await client.send('first', 'GET', `/store/${slug}/`)) !== 200) await setTimeout(200)
    sample('all stores are published')
    const photos = await Promise.all(Array.from({ length: 4 }, drawPhoto))
    const until = performance.now() + minutes * 60_000
    const sampling = (async () => {
      while (performance.now() < until) {
        await setTimeout(SAMPLE_MS)
        sample('under load')
      }
    })()
    const act = actions(client, shops, photos)
    await Promise.all(Object.entries(RATES).map(([kind, rate]) => repeat(act[kind as keyof typeof act], rate, until)))
    await sampling
    const underLoad = samples.at(-1) ?? 0
    await setTimeout(QUIET_MS)
    sample('quiet again')
    console.log(Object.fromEntries([...client.statuses].sort()))
    console.log(
      `${Math.round(Math.max(...samples) / MB)} MB at most, ${Math.round(underLoad / MB)} MB at the end of the load; at most ${BOUND_BYTES / MB} MB are meant`,
    )
    console.log(`${client.unanswered()} calls without an answer; none is meant`)
    return underLoad <= BOUND_BYTES && client.unanswered() === 0
  } finally {
    await server?.stop()
    discard()
  }
}

const minutesFrom = (text: string): number => {
  const value = Number(text)
  if (!(value > 0 && value <= 120)) throw new InvalidArgumentError('A number of minutes, at most 120.')
  return value
}

const command = new Command('soak')
  .description('Loads a server of its own as a busy city would and watches its memory.')
  .option('--minutes <n>', 'how long', minutesFrom, 4)
  .parse()

process.exitCode = (await soak(command.opts<{ minutes: number }>().minutes)) ? 0 : 1
