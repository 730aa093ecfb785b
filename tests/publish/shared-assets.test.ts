import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openObjectStore } from '#server/ports/object-store.ts'
import { keepAssets, sharedAssets } from '#server/publish/keep-assets.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { newFolder } from '../support/fixtures/published-places.ts'

const setUp = async () => {
  const bucket = await startObjectStore()
  const store = openObjectStore(bucket.bucket, { pauseSeconds: [0.001, 0.002], probeMs: 5 })
  const open = () => sharedAssets(keepAssets(newFolder()), store)
  return { bucket, store, open }
}

test('assets of a build are sent once, and what another build lacks is brought with its compressed forms', async () => {
  const { bucket, store, open } = await setUp()
  const one = open()
  await one.send()
  const names = readdirSync(one.folder).sort()
  expect((await store.list('assets/')).map(({ name }) => name).sort()).toEqual(names)
  const sent = bucket.requests
  await open().send()
  expect(bucket.requests - sent).toBe(1)

  const other = open()
  const name = names.find((candidate) => names.includes(`${candidate}.br`)) ?? ''
  for (const form of [name, `${name}.br`, `${name}.gz`]) rmSync(join(other.folder, form), { force: true })
  await other.bring(name)
  for (const form of [name, `${name}.br`, `${name}.gz`]) {
    expect(existsSync(join(other.folder, form))).toBe(existsSync(join(one.folder, form)))
    if (existsSync(join(one.folder, form)))
      expect(readFileSync(join(other.folder, form))).toEqual(readFileSync(join(one.folder, form)))
  }
})

test('while the object store is away, own assets need nothing of it, and of others nobody says that they are missing', async () => {
  const { bucket, open } = await setUp()
  const assets = open()
  const [own = ''] = readdirSync(assets.folder)
  bucket.mood = 'breaks off'
  await assets.bring(own)
  await expect(assets.bring('of-another-build.js')).rejects.toThrow('object store')
  // This is no asset's name, so nobody asks for it.
  for (const name of ['../app.db', '.hidden', 'a/b.js', '%2e%2e%2fapp.db']) await assets.bring(name)
  bucket.mood = 'works'
  await expect.poll(() => assets.bring('of-another-build.js')).toBeUndefined()
  expect(existsSync(join(assets.folder, 'of-another-build.js'))).toBe(false)
})

test('who stands between hears of what is asked for elsewhere alone, and whether it was there', async () => {
  const { open } = await setUp()
  const one = open()
  await one.send()
  const other = open()
  const [name = '', here = ''] = readdirSync(one.folder)
  rmSync(join(other.folder, name))
  const heard: boolean[] = []
  const asking = async (ask: () => Promise<boolean>) => {
    const isThere = await ask()
    heard.push(isThere)
    return isThere
  }
  for (const asset of [here, name, name, 'nowhere.js', 'nowhere.js']) await other.bring(asset, asking)
  expect(heard).toEqual([true, false])
})
