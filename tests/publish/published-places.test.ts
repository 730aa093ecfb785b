import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { markLive, markNoneLive } from '#server/records/publications/publications.repo.ts'
import { replaceManifest } from '#server/records/publications/shown-versions.repo.ts'
import { placeInFolder, placeInObjectStore } from '../support/fixtures/published-places.ts'

const page = (what: string) => `<!doctype html><title>${what}</title>${what.repeat(200)}</html>`
const first = { 'index.html': page('first'), 'about.html': page('about'), 'sitemap.xml': '<urlset/>' }
const encodings = ['', 'br', 'gzip', 'gzip;q=0.5, br;q=0']

const inFolder = async () => {
  const place = await placeInFolder()
  return {
    ...place,
    later: () => {},
    damage: (version: number) => truncateSync(join(place.folder.version(place.store.id, version), 'about.html.br')),
  }
}

const inObjectStore = async () => {
  const place = await placeInObjectStore()
  return {
    ...place,
    damage: async (version: number) => {
      const contents = await place.versions.contents(place.store.id, await place.recorded(version))
      await place.objects.removeFile(place.store.id, contents?.outputs['about.html']?.[1] ?? '')
    },
  }
}

describe.each([
  ['a folder', inFolder],
  ['an object store', inObjectStore],
])('published pages in %s', (_where, setUp) => {
  test('are shown as they were built, in every form, and nothing else is', async () => {
    const place = await setUp()
    expect((await place.get('noor/')).status).toBe(404)
    await place.publish(first)
    place.later()
    for (const encoding of encodings) {
      const answer = await place.get('noor/', { 'accept-encoding': encoding })
      expect(answer.status).toBe(200)
      const etag = answer.headers.get('etag') ?? ''
      const again = await place.get('noor/', { 'accept-encoding': encoding, 'if-none-match': etag })
      expect(again.status).toBe(304)
    }
    expect(await place.text('noor/')).toBe(first['index.html'])
    expect(await place.text('noor/about')).toBe(first['about.html'])
    expect(await place.text('noor/sitemap.xml')).toBe('<urlset/>')
    for (const path of ['noor/p/ring', 'noor/site.webmanifest', 'other/', 'noor/..%2fnoor', 'constructor/'])
      expect((await place.get(path)).status).toBe(404)
  })

  test('change as a whole with the next version, which takes over what is the same', async () => {
    const place = await setUp()
    await place.publish(first)
    const one = await place.recorded(1)
    await place.publish({ 'index.html': page('second'), 'about.html': first['about.html'] })
    place.later()
    expect(await place.text('noor/')).toBe(page('second'))
    expect(await place.text('noor/about')).toBe(first['about.html'])
    expect((await place.get('noor/sitemap.xml')).status).toBe(404)
    const before = await place.versions.contents(place.store.id, one)
    const after = await place.versions.contents(place.store.id, await place.recorded(2))
    expect(after?.outputs['about.html']).toEqual(before?.outputs['about.html'])
    expect(after?.outputs['index.html']).not.toEqual(before?.outputs['index.html'])
  })

  test('of a kept version are shown again', async () => {
    const place = await setUp()
    await place.publish(first)
    await place.publish({ 'index.html': page('second') })
    expect(await place.live.isWhole(place.store.id, await place.recorded(1))).toBe(true)
    place.live.showAgain('noor', place.store.id, 1)
    await write(place, (trx) => markLive(trx, place.store.id, 1))
    place.later()
    expect(await place.text('noor/')).toBe(first['index.html'])
  })

  test('of a store that is off the air are shown no more, and again as they were when it is back', async () => {
    const place = await setUp()
    const { version } = await place.publish(first)
    place.live.hide(place.store.id)
    await write(place, (trx) => markNoneLive(trx, place.store.id))
    place.later()
    expect((await place.get('noor/')).status).toBe(404)
    place.live.showAgain('noor', place.store.id, version)
    await write(place, (trx) => markLive(trx, place.store.id, version))
    place.later()
    expect(await place.text('noor/')).toBe(first['index.html'])
  })

  test('of a store that is removed are gone', async () => {
    const place = await setUp()
    await place.publish(first)
    const recorded = await place.recorded(1)
    await place.live.remove(place.store.id)
    await place.db.deleteFrom('publications').execute()
    place.later()
    expect((await place.get('noor/')).status).toBe(404)
    expect(await place.versions.contents(place.store.id, recorded)).toBeUndefined()
  })

  test('of a version that lacks a file are not shown again, and the file is named', async () => {
    const place = await setUp()
    await place.publish(first)
    const recorded = await place.recorded(1)
    expect(await place.versions.damaged(place.store.id, recorded, 'hashes')).toEqual([])
    await place.damage(1)
    expect(await place.live.isWhole(place.store.id, recorded)).toBe(false)
    const damaged = await place.versions.damaged(place.store.id, recorded, 'hashes')
    expect(damaged).toHaveLength(1)
    expect(damaged[0]).toContain('about.html')
  })

  test('are the same in more forms when they are recompressed', async () => {
    const place = await setUp()
    await place.publish(first)
    const recorded = await place.recorded(1)
    const better = await place.versions.recompress(place.store.id, recorded)
    if (better) await replaceManifest(place.db, recorded, better)
    place.later()
    expect(await place.text('noor/about')).toBe(first['about.html'])
    expect(await place.versions.damaged(place.store.id, await place.recorded(1), 'hashes')).toEqual([])
    expect(
      (await place.versions.contents(place.store.id, await place.recorded(1)))?.outputs['about.html']?.length,
    ).toBeGreaterThan(2)
  })
})

test('a page has the same bytes and headers from a folder and from an object store', async () => {
  const places = [await inFolder(), await inObjectStore()]
  for (const place of places) {
    await place.publish(first)
    await place.publish({ ...first, 'index.html': page('second') })
    place.later()
  }
  for (const path of ['noor/', 'noor/about', 'noor/sitemap.xml']) {
    for (const encoding of encodings) {
      const [folder, objects] = await Promise.all(
        places.map(async (place) => {
          const answer = await place.get(path, { 'accept-encoding': encoding })
          const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
          return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes }
        }),
      )
      expect(objects).toEqual(folder)
    }
  }
})
