import { expect, test } from 'vitest'
import { openObjectStore } from '#server/ports/object-store.ts'
import { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import { send, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'
import { newFolder, startWorld, type WorldProcess } from '../support/apps/world.ts'
import { markersOf, openEditions, saveEdition } from '../support/fixtures/editions.ts'

/** Opens a publisher, two web processes and a store. Each save makes another edition of it. */
const setUp = async () => {
  const world = await startWorld({ webs: 0, publishers: 0 })
  const store = await insertTestStore(world, 'noor')
  await openEditions(world.deps, store.id)
  const { start } = world
  const [publisher, web, other] = await Promise.all([start('publisher'), start('web'), start('web')])
  const save = (edition: number) => saveEdition(world.deps, store.id, edition)
  return { ...world, store, save, publisher, web, other }
}

const page = async ({ server }: WorldProcess, path = '/store/noor/') => {
  const answer = await send(server.origin + path, { headers: { 'accept-encoding': 'br' } })
  return { status: answer.status, html: textOf(answer) }
}

/** Which editions the home page shows. */
const editionsAt = async (web: WorldProcess) => [...new Set(markersOf((await page(web)).html))]

/** Resolves when all of some processes show an edition. */
const show = (edition: number, ...webs: WorldProcess[]) =>
  Promise.all(webs.map((web) => expect.poll(() => editionsAt(web)).toEqual([edition])))

test('without PostgreSQL or the object store shops are open, and what cannot be told is not called missing', async () => {
  const { postgres, objects, save, web, other } = await setUp()
  await show(1, web, other)

  const readiness = async () => JSON.parse(textOf(await send(`${web.server.origin}/readyz`)))
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
  await show(2, web, other)

  objects.mood = 'breaks off'
  expect(await editionsAt(web)).toEqual([2])
  expect((await page(other, '/store/noor/p/product-1/')).status).toBe(503)
  await page(web, '/store/noor/p/product-2/')
  await expect.poll(readiness).toMatchObject({ status: 'ready', pages: 'away' })
  await save(3)
  objects.mood = 'works'
  await show(3, web, other)
})

test('a publisher that is killed is followed by another, which needs nothing of its disk, makes again what rebuild finds damaged, and publishes stores of a single process', async () => {
  const { env, objects, deps, store, save, start, publisher, web } = await setUp()
  await show(1, web)
  await publisher.kill()
  await save(2)
  const second = await start('publisher')
  await show(2, web)

  const rebuild = (...args: string[]) =>
    runScript(['scripts/rebuild.ts', ...args], { ...env, ROLE: 'publisher', DATA_DIR: newFolder() })
  expect((await rebuild('--verify')).output).toContain('0 stores published, 1 unchanged')
  const published = new PublishedObjects(openObjectStore(objects.bucket))
  const damageHome = async () => {
    const { manifest } = await deps.db
      .selectFrom('publications')
      .select('manifest')
      .where('live', '=', 1)
      .executeTakeFirstOrThrow()
    const contents = await published.manifest(store.id, manifest ?? '')
    await published.removeFile(store.id, contents?.outputs['index.html']?.[0] ?? '')
  }
  // The store's share image may be published in the meantime, with another home page.
  await expect
    .poll(async () => {
      await damageHome()
      return (await rebuild('--verify')).output
    })
    .toContain('1 store published')
  expect((await rebuild('--all', '--dry-run')).output).toContain('0 of 1 stores')

  // Publications of a single process have no pages in the object store. Until they have, none is called missing.
  second.server.kill('SIGTERM')
  await second.server.ended
  await deps.db.updateTable('publications').set({ slug: null, manifest: null }).execute()
  const newcomer = await start('web')
  expect((await page(newcomer)).status).toBe(503)
  await start('publisher')
  await show(2, newcomer)
})
