import { Agent } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { send, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { startWorld } from '../support/apps/world.ts'
import { MARKERS, markersOf, openEditions, saveEdition } from '../support/fixtures/editions.ts'
import { VOLUME } from '../support/volume.ts'

const READS = 1_500 * VOLUME
const PUBLISHES = 20 * VOLUME
const READERS = 8
const encodings = ['br', 'gzip', '', 'gzip, deflate, br']

test(`${READS} reads of two web processes during ${PUBLISHES} publications of two publishers: none torn, mixed, missing or older than the one before`, async () => {
  const world = await startWorld()
  const { deps, origin } = world
  const stores = [await insertTestStore(world, 'noor'), await insertTestStore(world, 'zari')]
  for (const { id } of stores) await openEditions(deps, id)
  const read = async (from: string, path: string, encoding: string, agent?: Agent) => {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
    return send(from + path, { headers, ...(agent ? { agent } : {}) })
  }
  for (const { store_slug } of stores) {
    for (const turn of [0, 1])
      await expect.poll(async () => (await read(origin(turn), `/${store_slug}`, '')).status).toBe(200)
  }

  const problems: string[] = []
  const seen = new Set<string>()
  let reads = 0
  let published = false
  /** Goes from one web process to the other. */
  const reader = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 })
    onTestFinished(() => agent.destroy())
    const newest = new Map<string, number>()
    while ((reads < READS || !published) && problems.length === 0) {
      const turn = reads++
      const slug = stores[turn % stores.length]?.store_slug ?? ''
      const encoding = encodings[(turn + index) % encodings.length] ?? ''
      const path = turn % 3 === 0 ? `/store/${slug}/p/product-1/` : turn % 3 === 1 ? `/store/${slug}/` : `/${slug}`
      const answer = await read(origin(turn >> 1), path, encoding, agent)
      if (answer.status !== 200) {
        problems.push(`${path} answered ${answer.status}`)
        continue
      }
      const html = textOf(answer)
      const markers = new Set(markersOf(html))
      const [edition = 0] = markers
      const before = newest.get(slug) ?? 0
      seen.add(`${slug} ${edition}`)
      if (!html.endsWith('</html>')) problems.push(`${path} (${encoding}) is torn at ${html.length}`)
      if (markers.size !== 1) problems.push(`${path} (${encoding}) mixes ${[...markers]}`)
      if (edition < before) problems.push(`${path} (${encoding}) shows ${edition} after ${before}`)
      newest.set(slug, edition)
    }
  }
  /** How many versions of a store there have been. */
  const versions = async (storeId: string) => {
    const { version } = await deps.db
      .selectFrom('publications')
      .select((eb) => eb.fn.max('version').as('version'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    return Number(version)
  }
  const last = new Map<string, number>()
  const seller = async (storeId: string) => {
    for (let edition = 2; problems.length === 0; edition++) {
      const before = await versions(storeId)
      if (before >= PUBLISHES / stores.length) break
      await saveEdition(deps, storeId, edition)
      last.set(storeId, edition)
      // Now and then a save arrives while the store is being published.
      if (edition % 3 !== 0) await expect.poll(() => versions(storeId)).toBeGreaterThan(before)
    }
  }
  const sellers = Promise.all(stores.map(({ id }) => seller(id))).then(() => {
    published = true
  })
  await Promise.all([sellers, ...Array.from({ length: READERS }, (_, index) => reader(index))])

  expect(problems).toEqual([])
  // Readers saw the stores change under them, not one page over and over.
  expect(seen.size).toBeGreaterThan(PUBLISHES * 0.5)
  for (const { id, store_slug } of stores) {
    for (const turn of [0, 1]) {
      const shown = async () => markersOf(textOf(await read(origin(turn), `/${store_slug}`, '')))
      await expect.poll(async () => [...new Set(await shown())]).toEqual([last.get(id)])
      expect((await shown()).length).toBeGreaterThanOrEqual(MARKERS)
    }
  }
})
