import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { createDataFolder, fillStores } from '../bench/data.ts'
import { percentile } from '../bench/report.ts'
import { type ServerProcess, startServer } from '../bench/server.ts'
import { memoryOf } from '../support/process-memory.ts'
import { any, createClient, drawPhoto, form, readShops, type Shop } from './load.ts'

/**
 * Sends the most expensive accepted images, sixty at a time, and compares the waits of others with those before.
 * Exits with 1 if one is more than twice as long, or memory grows beyond the bound.
 *
 *     npm run drill -- uploads
 *     node scripts/drill/uploads.ts
 */

const MB = 1024 * 1024
const ADDED_BYTES = 300 * MB
const MOST_TIMES_QUIET = 2
/** Sellers who send; two uploads of each are under way at once, so that sixty are. */
const ATTACKERS = 30
/** The others: those whose pages are read and whose photos are waited for. */
const OTHERS = 10
/** How often each wait is measured, quiet and under load. */
const LOOKS = { page: 300, 'sign-in': 20, photo: 8 }
const SAMPLE_MS = 50

type Wait = keyof typeof LOOKS

/** One color in the most pixels that are taken, in few bytes: all work and no cost to who sends it. */
const dearImages = async (): Promise<Buffer[]> => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
  return Promise.all([
    flat(4800, 3200).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    flat(2000, 2000).png({ progressive: true }).toBuffer(),
    flat(3400, 2300).avif({ effort: 0 }).toBuffer(),
  ])
}

const waits = ({ origin }: ServerProcess, shops: Shop[], photo: Buffer): Record<Wait, () => Promise<void>> => ({
  page: async () => {
    const response = await fetch(`${origin}/store/${any(shops).slug}/p/product-3/`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`a page answered ${response.status}`)
  },
  // A password that is wrong costs what a right one does.
  'sign-in': async () => {
    const body = JSON.stringify({ email: `${crypto.randomUUID()}@seller.example`, password: 'not the right one' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (response.status !== 401) throw new Error(`a sign-in answered ${response.status}`)
  },
  photo: async () => {
    const shop = any(shops)
    const product = `${origin}/api/products/${any(shop.products)}`
    const bearer = { authorization: `Bearer ${shop.token}` }
    const { headers, body } = form('images', photo)
    const sent = await fetch(product, { method: 'PUT', headers: { ...bearer, ...headers }, body: new Uint8Array(body) })
    await sent.arrayBuffer()
    if (!sent.ok) throw new Error(`a photo answered ${sent.status}`)
    for (;;) {
      const answer = await fetch(`${product}/image-status`, { headers: bearer })
      const { status } = (await answer.json()) as { status: string }
      if (status === 'ready') return
      if (status === 'failed') throw new Error('a photo failed')
      await setTimeout(SAMPLE_MS)
    }
  },
})

const measure = async (wait: () => Promise<void>, looks: number): Promise<number[]> => {
  const samples: number[] = []
  for (let look = 0; look < looks; look++) {
    const started = performance.now()
    await wait()
    samples.push(performance.now() - started)
  }
  return samples
}

const measureAll = async (each: Record<Wait, () => Promise<void>>): Promise<Record<Wait, number[]>> => ({
  page: await measure(each.page, LOOKS.page),
  'sign-in': await measure(each['sign-in'], LOOKS['sign-in']),
  photo: await measure(each.photo, LOOKS.photo),
})

const drill = async (): Promise<boolean> => {
  const { config, discard } = createDataFolder()
  let server: ServerProcess | undefined
  try {
    fillStores(config, ATTACKERS + OTHERS)
    const shops = await readShops(config)
    const attackers = shops.slice(0, ATTACKERS)
    const others = shops.slice(ATTACKERS)
    server = await startServer(config)
    const { pid } = server
    const client = createClient(server)
    for (const { slug } of shops)
      while ((await client.send('first', 'GET', `/store/${slug}/p/product-3/`)) !== 200) await setTimeout(200)

    const each = waits(server, others, await drawPhoto())
    await each.photo()
    const quiet = await measureAll(each)

    const images = await dearImages()
    const before = memoryOf(pid)
    let most = before
    const ended = new AbortController()
    const uploading = attackers.flatMap((shop) =>
      [0, 1].map(async () => {
        while (!ended.signal.aborted) {
          const { headers, body } = form('image', any(images))
          const bearer = { authorization: `Bearer ${shop.token}` }
          const status = await client.send('upload', 'POST', '/api/upload/image', { ...bearer, ...headers }, body)
          // A refused client comes back sooner than asked.
          if (status !== 201) await setTimeout(500)
        }
      }),
    )
    const watching = (async () => {
      while (!ended.signal.aborted) {
        most = Math.max(most, memoryOf(pid))
        await setTimeout(SAMPLE_MS)
      }
    })()
    const loaded = await measureAll(each)
    ended.abort()
    await Promise.all([...uploading, watching])

    const held = (Object.keys(LOOKS) as Wait[]).map((wait) => {
      const [calm, busy] = [percentile(quiet[wait], 0.5), percentile(loaded[wait], 0.5)]
      console.log(
        `${wait.padEnd(8)} ${calm.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms under uploads: ${(busy / calm).toFixed(2)} times, ${MOST_TIMES_QUIET} are meant at most`,
      )
      return busy <= MOST_TIMES_QUIET * calm
    })
    console.log(`${Math.round((most - before) / MB)} MB more at most, ${ADDED_BYTES / MB} are meant at most`)
    console.log(Object.fromEntries([...client.statuses].sort()))
    return held.every(Boolean) && most - before <= ADDED_BYTES
  } finally {
    await server?.stop()
    discard()
  }
}

process.exitCode = (await drill()) ? 0 : 1
