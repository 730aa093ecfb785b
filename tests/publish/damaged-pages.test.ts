import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { damagedFiles } from '#server/publish/files/damaged-files.ts'
import { recompressVersion } from '#server/publish/files/recompress.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

/** Kinds of damage to a store's published files. */
const damages: Record<string, (place: { version: string; live: string }) => void> = {
  'empty page': ({ version }) => truncateSync(join(version, 'index.html')),
  'empty brotli form': ({ version }) => truncateSync(join(version, 'index.html.br')),
  'halved gzip form': ({ version }) => {
    const file = join(version, 'index.html.gz')
    truncateSync(file, Math.floor(statSync(file).size / 2))
  },
  'missing brotli form': ({ version }) => rmSync(join(version, 'index.html.br')),
  'missing product pages': ({ version }) => rmSync(join(version, 'p'), { recursive: true }),
  'zeroes of the same length': ({ version }) => {
    const file = join(version, 'index.html.br')
    writeFileSync(file, Buffer.alloc(statSync(file).size))
  },
  'one changed letter': ({ version }) => {
    const file = join(version, 'index.html')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Glass', 'Grass'))
  },
  'unreadable contents': ({ version }) => writeFileSync(join(version, '.contents.json'), '{"files"'),
  'folder instead of the link': ({ live }) => {
    rmSync(live)
    mkdirSync(join(live, 'inner'), { recursive: true })
  },
  'file instead of the link': ({ live }) => {
    rmSync(live)
    writeFileSync(live, '')
  },
  'dangling link': ({ live }) => {
    rmSync(live)
    symlinkSync('../sites/nobody/1', live)
  },
}

const slugOf = (damage: string): string => damage.replaceAll(' ', '-')

/** A data folder with one published store for each kind of damage. */
const publishedShops = async (app: PublishingApp): Promise<void> => {
  for (const damage of Object.keys(damages)) {
    await addProduct(app, await insertTestStore(app, slugOf(damage)), { price: 10_000 })
  }
  await app.settled()
  const { storeId, version } = app.folder.liveVersion(slugOf('halved gzip form')) ?? { storeId: '', version: 0 }
  await recompressVersion(app.folder, storeId, version)
}

const damageAll = ({ dataDir, folder }: PublishingApp): void => {
  for (const [damage, harm] of Object.entries(damages)) {
    const slug = slugOf(damage)
    const shown = folder.liveVersion(slug)
    if (!shown) throw new Error(`${slug} is not live`)
    harm({ version: folder.version(shown.storeId, shown.version), live: join(dataDir, 'published/live', slug) })
  }
}

/** Addresses whose live version is not whole. */
const notWhole = ({ folder }: PublishingApp): string[] =>
  Object.keys(damages)
    .map(slugOf)
    .filter((slug) => {
      const shown = folder.liveVersion(slug)
      return !shown || damagedFiles(folder, shown.storeId, shown.version, 'hashes').length > 0
    })

test('after a stop that was none, every damaged page is whole before the first request', async () => {
  const before = await createPublishingApp()
  await publishedShops(before)
  expect(notWhole(before)).toEqual([])
  await before.stop()
  damageAll(before)
  writeFileSync(join(before.dataDir, 'running'), '')

  const after = await createPublishingApp({ dataDir: before.dataDir })
  expect(notWhole(after)).toEqual([])
  const answer = await after.get('/store/empty-page/', { 'accept-encoding': 'br' })
  expect(answer.status).toBe(200)
  // Nothing is built on the damaged version, and nobody can go back to it.
  const kept = await after.deps.db.selectFrom('publications').select(['store_id', 'version']).execute()
  for (const { store_id, version } of kept) expect(damagedFiles(after.folder, store_id, version, 'hashes')).toEqual([])
  await after.stop()
  expect(readdirSync(before.dataDir)).not.toContain('running')
})

test('a start after a clean stop reads no page', async () => {
  const before = await createPublishingApp()
  await publishedShops(before)
  await before.stop()
  const place = before.folder.liveVersion('one-changed-letter')
  damages['one changed letter']?.({
    version: before.folder.version(place?.storeId ?? '', place?.version ?? 0),
    live: '',
  })
  const after = await createPublishingApp({ dataDir: before.dataDir })
  await after.settled()
  expect(notWhole(after)).toEqual(['one-changed-letter'])
})

test('a page that was compressed anew counts as whole, also where a later version links it', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store, { price: 10_000 })
  await app.settled()
  const first = app.folder.liveVersion('noor')?.version ?? 0
  const contents = join(app.folder.version(store.id, first), '.contents.json')
  const earlier = `${contents}.earlier`
  cpSync(contents, earlier)
  await recompressVersion(app.folder, store.id, first)
  expect(damagedFiles(app.folder, store.id, first, 'lengths')).toEqual([])
  expect(damagedFiles(app.folder, store.id, first, 'hashes')).toEqual([])
  // A later version links its intact files.
  await addProduct(app, store, { slug: 'second' })
  await app.settled()
  const second = app.folder.liveVersion('noor')?.version ?? 0
  const written = Object.keys(app.folder.contents(store.id, second)?.files ?? {}).length
  const compressed = await recompressVersion(app.folder, store.id, second)
  expect(compressed).toBeGreaterThan(0)
  expect(compressed).toBeLessThan(written)
  expect(await recompressVersion(app.folder, store.id, second)).toBe(0)
  // As if it was read just before its compressed forms were replaced.
  cpSync(earlier, contents)
  expect(damagedFiles(app.folder, store.id, first, 'lengths')).toEqual([])
  expect(damagedFiles(app.folder, store.id, first, 'hashes')).toEqual([])
})

test('a publication succeeds though a folder stands in the place of its address, or the folder of addresses is gone', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store, { price: 10_000 })
  await app.settled()
  const live = join(app.dataDir, 'published/live')
  rmSync(join(live, 'noor'))
  mkdirSync(join(live, 'noor/inner'), { recursive: true })
  await addProduct(app, store, { price: 20_000, slug: 'second' })
  await app.settled()
  expect((await app.get('/store/noor/')).status).toBe(200)
  rmSync(live, { recursive: true })
  await addProduct(app, store, { price: 30_000, slug: 'third' })
  await app.settled()
  expect((await app.get('/store/noor/')).status).toBe(200)
})

test('the pages of a store whose deletion was cut short go at the next start', async () => {
  const before = await createPublishingApp()
  await insertTestStore(before, 'noor')
  await before.settled()
  await before.stop()
  const orphan = join(before.dataDir, 'published/sites/0198c1d2-0000-7000-8000-000000000000/1')
  mkdirSync(orphan, { recursive: true })
  const after = await createPublishingApp({ dataDir: before.dataDir })
  expect(after.folder.storeIds()).not.toContain('0198c1d2-0000-7000-8000-000000000000')
})
