import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startIdleTasks } from '#server/background/idle-tasks.ts'
import { newId } from '#server/db/ids.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createMediaSweep } from '#server/maintenance/media-sweep.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { saveShareImage } from '#server/records/publications/share-images.repo.ts'
import { addProduct, addSeller, addStore, createTestApp, type TestApp } from '../support/apps/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()
const image = () => new File([new Uint8Array(bytes)], 'bangles.png')

const setUp = async () => {
  const app = await createTestApp()
  // Files have the time of this machine.
  app.clock.time = new Date()
  const seller = await addStore(app)
  const folder = new PublishedFolder(join(app.dataDir, 'published'))
  const sweep = createMediaSweep(app.deps, folder)
  const swept = async () => {
    while (await sweep.sweepOne());
  }
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  return { app, seller, folder, sweep, swept, later }
}

/** Names in a media folder, without the sweep's own file. */
const namesIn = (app: TestApp, name: string): string[] => {
  const folder = join(app.deps.media.servedFrom, name)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((one) => one !== 'unused.json').sort()
}

const upload = async (app: TestApp, token: string) => {
  app.deps.limits.uploadByAccount = rateLimit(1000, 60, 'never')
  const { status, body } = await app.call('POST', '/upload/image', { token, form: { image: image() } })
  expect(status).toBe(201)
  return body as { id: string; url: string }
}

test('threat 50: of uploads that no saved design names, a store keeps the last twenty, for a day', async () => {
  const { app, seller, sweep, swept, later } = await setUp()
  const named = await upload(app, seller.token)
  // An address in a text shows nothing.
  const heroSubtitle = `See ${(await upload(app, seller.token)).url}`
  const layout = { layout: 'default', customizations: { heroImage: named.url, heroSubtitle } }
  expect((await app.call('PUT', '/stores/my/layout-config', { token: seller.token, json: layout })).status).toBe(200)
  const ids: string[] = []
  for (let count = 0; count < 25; count++) ids.push((await upload(app, seller.token)).id)
  expect(namesIn(app, seller.store.id)).toHaveLength(27)

  sweep.add(seller.store.id)
  await swept()
  later(HOUR)
  await swept()
  expect(namesIn(app, seller.store.id)).toEqual([named.id, ...ids.slice(5)].sort())
  expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(21)
  later(DAY)
  await swept()
  expect(namesIn(app, seller.store.id)).toEqual([named.id])
})

test('an image of a layout that the store has left stays for when it comes back', async () => {
  const { app, seller, sweep, swept, later } = await setUp()
  await app.db.updateTable('users').set({ plan: 'paid' }).execute()
  const named = await upload(app, seller.token)
  const save = (json: object) => app.call('PUT', '/stores/my/layout-config', { token: seller.token, json })
  expect((await save({ layout: 'default', customizations: { heroImage: named.url } })).status).toBe(200)
  expect((await save({ layout: 'luxury', customizations: {} })).status).toBe(200)
  sweep.add(seller.store.id)
  later(DAY + HOUR)
  await swept()
  expect(namesIn(app, seller.store.id)).toEqual([named.id])
})

test('threat 50: a call that is refused leaves no file, nor does one that fails', async () => {
  const { app, seller } = await setUp()
  const form = { name: 'Second', bio: 'Shop', whatsapp_number: '03001234567', custom_slug: 'second' }
  const both = { ...form, logo: image(), cover: image() }
  expect((await app.call('POST', '/stores', { token: seller.token, form: both })).status).toBe(409)
  const { token } = await addSeller(app)
  const product = await addProduct(app, seller.token)
  const fields = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', images: image() }
  const { writes } = app.deps
  app.deps.writes = { ...writes, run: () => Promise.reject(new Error('the disk is full')) }
  const answers = [
    await app.call('POST', '/stores', { token, form: { ...both, custom_slug: 'third' } }),
    await app.call('PUT', '/stores/my', { token: seller.token, form: { logo: image() } }),
    await app.call('POST', '/products', { token: seller.token, form: fields }),
    await app.call('PUT', `/products/${product.id}`, { token: seller.token, form: { images: image() } }),
    await app.call('POST', '/upload/image', { token: seller.token, form: { image: image() } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
  expect(namesIn(app, '').flatMap((store) => namesIn(app, store))).toEqual([])
})

test('threat 50: media of a store that there is not go after a week, of an image that is replaced at the next look', async () => {
  const { app, seller, swept, later } = await setUp()
  const stranger = newId()
  mkdirSync(join(app.deps.media.servedFrom, `${stranger}/${newId()}`), { recursive: true })
  const fields = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', images: image() }
  const { body } = await app.call('POST', '/products', { token: seller.token, form: fields })
  await app.images.idle()
  const [before] = namesIn(app, seller.store.id)
  await app.call('PUT', `/products/${body.id}`, { token: seller.token, form: { images: image() } })
  await app.images.idle()
  await swept()
  expect(namesIn(app, seller.store.id)).toHaveLength(2)
  // Without a save or a restart: a daily look is enough.
  later(DAY)
  await swept()
  expect(namesIn(app, seller.store.id)).toHaveLength(1)
  expect(namesIn(app, seller.store.id)).not.toContain(before)
  expect(namesIn(app, '')).toContain(stranger)
  for (let day = 0; day < 7; day++) {
    later(DAY)
    await swept()
  }
  expect(namesIn(app, '')).not.toContain(stranger)
  expect(namesIn(app, seller.store.id)).toHaveLength(1)
})

test('threat 50: share images that no name and no kept version has any more go', async () => {
  const { app, seller, folder, swept, later } = await setUp()
  const share = `${seller.store.id}/share`
  for (const name of ['now', 'kept', 'old']) await app.deps.media.write(`${share}/${name}.jpg`, bytes)
  await saveShareImage(app.db, seller.store.id, 'home', 'now')
  mkdirSync(folder.version(seller.store.id, 1), { recursive: true })
  const contents = { slug: 'noor', revision: 1, renderer: '', files: {}, outputs: {}, images: ['share/kept.jpg'] }
  writeFileSync(join(folder.version(seller.store.id, 1), '.contents.json'), JSON.stringify(contents))
  later(DAY)
  await swept()
  expect(namesIn(app, share)).toEqual(['kept.jpg', 'now.jpg'])
  folder.removeSite(seller.store.id)
  later(DAY)
  await swept()
  expect(namesIn(app, share)).toEqual(['now.jpg'])
})

test('images that a kept backup names stay until the backup goes', async () => {
  const { app, seller, swept, later } = await setUp()
  const fields = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', images: image() }
  const { body } = await app.call('POST', '/products', { token: seller.token, form: fields })
  // Ids contain this machine's time, too.
  await setTimeout(2)
  const backedUp = new Date().toISOString()
  await setTimeout(2)
  let moments = [backedUp]
  app.deps.backups = { ...app.deps.backups, moments: () => moments }
  await app.call('PUT', `/products/${body.id}`, { token: seller.token, form: { images: image() } })
  later(DAY)
  await app.call('DELETE', `/products/${body.id}`, { token: seller.token })
  // Its sizes may still be written. The next sweep sees what arrives after this one.
  await app.images.idle()
  await swept()
  // No backup names the image that was added and removed between two backups.
  later(DAY)
  moments = [backedUp, app.clock.now().toISOString()]
  await swept()
  expect(namesIn(app, seller.store.id)).toHaveLength(1)
  moments = []
  later(DAY)
  await swept()
  expect(namesIn(app, seller.store.id)).toEqual([])
})

test.each(['', '{"sto', '{"store":"2026-"}'])(
  'a note of what is unused that a full disk or a power cut left as «%s» neither keeps files for ever nor removes what a backup names',
  async (note) => {
    const { app, seller, swept, later } = await setUp()
    const [stranger, given] = [newId(), newId()]
    await setTimeout(2)
    const backedUp = new Date().toISOString()
    app.deps.backups = { ...app.deps.backups, moments: () => [backedUp] }
    for (const storeId of [stranger, seller.store.id]) {
      const place = join(app.deps.media.servedFrom, storeId)
      mkdirSync(join(place, given), { recursive: true })
      writeFileSync(join(place, given, '320.webp'), 'a picture')
      writeFileSync(join(place, 'unused.json'), note)
    }
    later(DAY)
    await swept()
    expect(namesIn(app, seller.store.id)).toContain(given)
    app.deps.backups = { ...app.deps.backups, moments: () => [] }
    for (let day = 0; day < 8; day++) {
      later(DAY)
      await swept()
    }
    expect(namesIn(app, seller.store.id)).not.toContain(given)
    expect(namesIn(app, '')).not.toContain(stranger)
  },
)

test('an image that is given up while its sizes are made stays as long as a backup names it', async () => {
  const { app, seller, swept, later } = await setUp()
  const { imageProcess } = app.deps
  const begun = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<void>()
  app.deps.imageProcess = {
    ...imageProcess,
    run: async (storeId, task) => {
      if (task.kind === 'derive') {
        begun.resolve()
        await givenUp.promise
      }
      return imageProcess.run(storeId, task)
    },
  }
  const fields = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', images: image() }
  const { body } = await app.call('POST', '/products', { token: seller.token, form: fields })
  await begun.promise
  const backedUp = new Date().toISOString()
  app.deps.backups = { ...app.deps.backups, moments: () => [backedUp] }
  await app.call('DELETE', `/products/${body.id}`, { token: seller.token })
  givenUp.resolve()
  await app.images.idle()
  later(DAY)
  await swept()
  expect(namesIn(app, seller.store.id)).toHaveLength(1)
})

test('threat 50: no event is kept by itself, mails in files are for a month', async () => {
  const { app, later } = await setUp()
  const event = { event_type: 'store_view', event_data: { store_slug: 'noor' } }
  const rows = async () => {
    const tables = await app.db.introspection.getTables()
    let count = 0
    for (const { name } of tables) {
      count += (
        await app.db
          .selectFrom(name as 'users')
          .selectAll()
          .execute()
      ).length
    }
    return count
  }
  await app.call('POST', '/analytics/track', { json: event })
  const before = await rows()
  for (let count = 0; count < 10; count++) await app.call('POST', '/analytics/track', { json: Array(50).fill(event) })
  expect(await rows()).toBe(before)

  const mail = join(app.dataDir, 'mail')
  mkdirSync(mail)
  for (const name of ['old.eml', 'new.eml']) writeFileSync(join(mail, name), '')
  utimesSync(join(mail, 'old.eml'), 0, (Date.now() - 31 * DAY) / 1000)
  later(HOUR)
  const purge = createPurge(app.deps)
  while (await purge());
  expect(readdirSync(mail)).toEqual(['new.eml'])
  rmSync(mail, { recursive: true })
})

test('threat 50: a limit counts a bounded number of keys, those that came last', async () => {
  const limit = rateLimit(1, 60, 'Too many', 3)
  for (const key of ['a', 'b', 'c', 'd']) await limit.take(key)
  for (const key of ['b', 'c', 'd']) await expect(limit.take(key)).rejects.toThrow('Too many')
  await limit.take('a')
})

test('threat 50: what waits for a quiet moment is done where there never is one', async () => {
  let steps = 0
  let now = 0
  const task = async () => {
    steps++
    return true
  }
  const silent = (await createTestApp()).deps.log
  const tasks = startIdleTasks([task], () => 0, silent, { now: () => now })
  await new Promise(setImmediate)
  expect(steps).toBe(0)
  now = 11 * 60_000
  await expect.poll(() => steps).toBe(1)
  await tasks.stop()
})
