import { expect, test } from 'vitest'
import { createWrites } from '#server/db/write.ts'
import { insertProduct } from '#server/modules/products/products.repo.ts'
import { changeAndPublish } from '#server/modules/publications/publications.service.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openObjectStore } from '#server/ports/object-store.ts'
import { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import { send, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import type { RealServer } from '../support/apps/real-server.ts'
import { startSharedWorld } from '../support/apps/shared-world.ts'

const PAGES = ['/store/noor/', '/store/noor/p/product-1/', '/noor', '/store/noor/about']
const EDITIONS = 12

/** PostgreSQL, an object store, a publisher and two that answer browsers, with one store that each save makes another edition of. */
const setUp = async () => {
  const world = await startSharedWorld()
  const { db, start } = world
  const deps = { db, writes: createWrites(db), clock: systemClock }
  const store = await insertTestStore({ deps }, 'noor')
  const now = new Date().toISOString()
  await db.transaction().execute(async (trx) => {
    for (const id of ['product-1', 'product-2']) {
      await insertProduct(trx, {
        id,
        store_id: store.id,
        slug: id,
        name: `${id} Edition 0`,
        description: 'Edition 0',
        price: 100,
        category: 'Bangles',
        inventory_count: 1,
        featured: 0,
        status: 'active',
        created_at: now,
        updated_at: now,
      })
    }
  })
  const save = (edition: number) =>
    changeAndPublish(deps, store.id, async (trx) => {
      await trx
        .updateTable('stores')
        .set({ bio: `Edition ${edition}` })
        .execute()
      for (const id of ['product-1', 'product-2']) {
        const product = { name: `${id} Edition ${edition}`, description: `Edition ${edition}` }
        await trx.updateTable('products').set(product).where('id', '=', id).execute()
      }
    })
  await save(1)
  const [publisher, ...webs] = await Promise.all([start('publisher'), start('web'), start('web')])
  return { ...world, store, save, publisher, webs }
}

/** Which editions a page shows; several when it mixes them. */
const editionsOf = (html: string): number[] => [
  ...new Set([...html.matchAll(/Edition (\d+)\b/g)].map(([, edition]) => Number(edition))),
]

const page = async ({ origin }: RealServer, path = PAGES[0]) => {
  const answer = await send(origin + path, { headers: { 'accept-encoding': 'br' } })
  return { status: answer.status, html: textOf(answer) }
}

const pick = (webs: RealServer[], turn: number): RealServer => {
  const web = webs[turn % webs.length]
  if (!web) throw new Error('there are two')
  return web
}

/** Resolves when a process shows an edition. */
const shows = (web: RealServer, edition: number) =>
  expect.poll(async () => editionsOf((await page(web)).html)).toEqual([edition])

test('readers of two processes meet no page that is torn, mixed, missing or older than the one before', async () => {
  const { save, webs } = await setUp()
  await Promise.all(webs.map((web) => shows(web, 1)))
  const problems: string[] = []
  let open = true
  /** Goes from one process to the other with each page. */
  const reader = async (index: number) => {
    let newest = 0
    for (let turn = index; open; turn++) {
      const path = PAGES[turn % 3]
      const { status, html } = await page(pick(webs, turn), path)
      const editions = editionsOf(html)
      if (status !== 200) problems.push(`${path} answered ${status}`)
      else if (!html.endsWith('</html>')) problems.push(`${path} is torn`)
      else if (editions.length !== 1) problems.push(`${path} mixes ${editions}`)
      else if (Number(editions[0]) < newest) problems.push(`${path} shows ${editions} after ${newest}`)
      newest = Math.max(newest, ...editions)
    }
  }
  const readers = Promise.all([0, 1, 2, 3].map(reader))
  for (let edition = 2; edition <= EDITIONS; edition++) {
    await save(edition)
    await Promise.all(webs.map((web) => shows(web, edition)))
  }
  open = false
  await readers
  expect(problems).toEqual([])
})

test('without PostgreSQL or the object store shops are open, and what cannot be told is not called missing', async () => {
  const { postgres, bucket, save, webs } = await setUp()
  const [web, other] = [pick(webs, 0), pick(webs, 1)]
  await Promise.all(webs.map((one) => shows(one, 1)))

  const readiness = async () => JSON.parse(textOf(await send(`${web.origin}/readyz`)))
  await expect.poll(readiness).toMatchObject({ status: 'ready', pages: 'ok' })
  await postgres.crash()
  expect((await page(web)).status).toBe(200)
  const readinessWithVisitors = async () => {
    expect((await page(web)).status).toBe(200)
    return readiness()
  }
  const behind = { status: 'not ready', database: 'unreachable', pages: 'behind' }
  await expect.poll(readinessWithVisitors).toMatchObject(behind)
  expect((await page(web, '/store/nobody/')).status).toBe(503)
  await postgres.restart()
  await expect.poll(async () => (await page(web, '/store/nobody/')).status).toBe(404)
  await save(2)
  await Promise.all(webs.map((one) => shows(one, 2)))

  bucket.mood = 'breaks off'
  expect(editionsOf((await page(web)).html)).toEqual([2])
  expect((await page(other, '/store/noor/p/product-1/')).status).toBe(503)
  await page(web, '/store/noor/p/product-2/')
  await expect.poll(readiness).toMatchObject({ status: 'ready', pages: 'away' })
  await save(3)
  bucket.mood = 'works'
  await Promise.all(webs.map((one) => shows(one, 3)))
})

test('a publisher that is killed is followed by another one, which needs nothing of its disk', async () => {
  const { save, start, publisher, webs } = await setUp()
  const web = pick(webs, 0)
  await shows(web, 1)
  publisher.kill('SIGKILL')
  await publisher.ended
  await save(2)
  await start('publisher')
  await shows(web, 2)
})

test('rebuild finds what is damaged in the object store, and publishers make it again', async () => {
  const { run, bucket, store, webs } = await setUp()
  await shows(pick(webs, 0), 1)
  const rebuild = (...args: string[]) => run('scripts/rebuild.ts', ...args)
  expect((await rebuild('--verify')).output).toContain('0 stores published, 1 unchanged')
  const objects = new PublishedObjects(openObjectStore(bucket.bucket))
  const [file] = await objects.list(store.id, 'files')
  await objects.removeFile(store.id, file?.name ?? '')
  expect((await rebuild('--verify')).output).toContain('1 store published')
  expect((await rebuild('--all', '--dry-run')).output).toContain('0 of 1 stores')
})

test('stores of a single process are published into the object store, and are not called missing until then', async () => {
  const { db, start, publisher, webs } = await setUp()
  await shows(pick(webs, 0), 1)
  publisher.kill('SIGTERM')
  await publisher.ended
  await db.updateTable('publications').set({ slug: null, manifest: null }).execute()
  const web = await start('web')
  expect((await page(web)).status).toBe(503)
  await start('publisher')
  await shows(web, 1)
})
