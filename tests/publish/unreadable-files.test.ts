import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

/** Replaces a file by one that exists and cannot be opened, also not by root. */
const makeUnreadable = (file: string) => {
  rmSync(file, { force: true })
  symlinkSync(file, file)
}

test('a page, an image or an asset that cannot be read is a 503 with a time to try again, not a 404', async () => {
  const app = await createPublishingApp({ threads: false })
  const { id } = await insertTestStore(app, 'noor')
  await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, id))
  await app.settled()
  const images = join(app.dataDir, 'media', id, 'image')
  mkdirSync(images, { recursive: true })
  const version = app.folder.version(id, app.folder.liveVersion('noor')?.version ?? 0)
  const assets = join(app.dataDir, 'assets')
  const asset = readdirSync(assets).find((name) => name.endsWith('.js')) ?? ''
  for (const file of [join(version, 'index.html'), join(images, '640.webp'), join(assets, asset)]) makeUnreadable(file)

  for (const path of ['/store/noor', `/media/${id}/image/640.webp`, `/assets/${asset}`]) {
    const response = await app.get(path)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
  const missing = ['/store/noor/p/nothing', `/media/${id}/image/320.webp`, '/assets/nothing.js', `/${'a'.repeat(300)}`]
  for (const path of missing) expect([path, (await app.get(path)).status]).toEqual([path, 404])
})
