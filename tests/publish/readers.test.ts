import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { send, textOf } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { MARKERS, markersOf, openEditions, saveEdition } from '../support/fixtures/editions.ts'
import { VOLUME } from '../support/volume.ts'

const READS = 2_000 * VOLUME
const PUBLISHES = 30 * VOLUME
const READERS = 8
const DISK_READS = 1_000
const encodings = ['br', 'gzip', '', 'gzip, deflate, br']

test(`${READS} reads during ${PUBLISHES} publications: none torn, mixed, missing or older than the one before`, async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await openEditions(app.deps, store.id)
  await app.settled()
  const origin = await serveApp(app)

  let reads = 0
  const fromDisk = new Int32Array(new SharedArrayBuffer(4))
  let published = false
  const waiting = new Map<number, () => void>()
  const readsReach = (count: number) =>
    reads >= count || problems.length > 0 ? undefined : new Promise<void>((resolve) => waiting.set(count, resolve))
  const problems: string[] = []
  const seen = new Set<number>()

  const reader = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    let newest = 0
    while ((reads < READS || !published) && problems.length === 0) {
      const turn = reads++
      waiting.get(turn)?.()
      waiting.delete(turn)
      const encoding = encodings[(turn + index) % encodings.length] ?? ''
      const path = turn % 3 === 0 ? '/store/noor/p/product-1/' : turn % 3 === 1 ? '/store/noor/' : '/noor'
      const answer = await send(origin + path, { agent, headers: encoding ? { 'accept-encoding': encoding } : {} })
      if (answer.status !== 200) {
        problems.push(`${path} answered ${answer.status}`)
        continue
      }
      const html = textOf(answer)
      const markers = new Set(markersOf(html))
      const [edition = 0] = markers
      seen.add(edition)
      if (!html.endsWith('</html>')) problems.push(`${path} (${encoding}) is torn at ${html.length}`)
      if (markers.size !== 1) problems.push(`${path} (${encoding}) mixes ${[...markers]}`)
      if (edition < newest) problems.push(`${path} (${encoding}) shows ${edition} after ${newest}`)
      newest = edition
    }
    agent.destroy()
    // Nobody waits for readers that have stopped.
    for (const resolve of waiting.values()) resolve()
  }

  const publications = () => app.outcomes.filter((outcome) => outcome.kind === 'published').length
  let edition = 1
  const save = () => {
    edition++
    return saveEdition(app.deps, store.id, edition)
  }
  const seller = async () => {
    while (publications() <= PUBLISHES && problems.length === 0) {
      await save()
      for (const outcome of app.outcomes) if (outcome.kind === 'failed') problems.push(outcome.message)
      // Now and then a save arrives while the store is being published.
      if (edition % 3 === 0) continue
      await app.settled()
      const share = publications() / PUBLISHES
      await readsReach(Math.floor(share * (READS - READERS)))
      while (Atomics.load(fromDisk, 0) <= share * DISK_READS) await setTimeout(1)
    }
    await app.settled()
    published = true
  }
  const disk = new Worker(new URL('../support/fixtures/disk-reader.ts', import.meta.url), {
    workerData: { reads: fromDisk, file: join(app.folder.live, 'noor', 'index.html'), pattern: 'Edition (\\d+)\\b' },
  })
  onTestFinished(async () => void (await disk.terminate()))

  await Promise.all([seller(), ...Array.from({ length: READERS }, (_, index) => reader(index))])
  disk.postMessage('stop')
  const [tornOnDisk] = await once(disk, 'message')
  expect(problems).toEqual([])
  expect(tornOnDisk).toEqual([])
  expect(Atomics.load(fromDisk, 0)).toBeGreaterThan(DISK_READS)
  expect(reads).toBeGreaterThanOrEqual(READS)
  expect(publications()).toBeGreaterThan(PUBLISHES)
  // Readers saw the store change under them, not one page over and over.
  expect(seen.size).toBeGreaterThan(PUBLISHES * 0.6)
  const last = markersOf(await (await app.get('/noor')).text())
  expect(last.length).toBeGreaterThanOrEqual(MARKERS)
  expect(new Set(last)).toEqual(new Set([edition]))
})
