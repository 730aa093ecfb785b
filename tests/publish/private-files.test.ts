import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

/** Folders that another web server may serve. */
const PUBLIC = /^(?:published|assets|media|layouts|fonts)(?:\/|$)/

/** Returns non-public files that others on the machine may read, and folders they may list. */
const readable = (root: string): string[] => {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const name = relative(root, path)
      if (PUBLIC.test(name)) continue
      if ((statSync(path).mode & 0o077) !== 0) found.push(name)
      if (entry.isDirectory()) walk(path)
    }
  }
  walk(root)
  return found
}

test('threat 60: database, key, backups and mails are their owner’s alone, after a start, a backup and a mail; pages are not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-modes-'))
  const app = await createPublishingApp({ dataDir, threads: false })
  expect(readable(dataDir)).toEqual([])
  await insertTestStore(app, 'noor')
  await app.deps.backups.create()
  await app.app.request('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"sana@example.pk","password":"long enough","whatsapp_number":"03001234567"}',
  })
  await expect.poll(() => readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2)
  expect(readable(dataDir)).toEqual([])
  await app.deps.media.write('store/image/original', new Uint8Array(1))
  await app.deps.media.write('store/image/640.webp', new Uint8Array(1))
  const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777
  expect([modeOf('media/store/image/original'), modeOf('media/store/image/640.webp')]).toEqual([0o600, 0o644])
  expect(modeOf('published') & 0o055).toBe(0o055)
})

test('threat 60: what an earlier version left open is closed at the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-modes-'))
  const first = await createPublishingApp({ dataDir, threads: false })
  await first.stop()
  for (const folder of ['mail', 'backups']) {
    mkdirSync(join(dataDir, folder), { recursive: true })
    chmodSync(join(dataDir, folder), 0o755)
    writeFileSync(join(dataDir, folder, 'old'), '')
  }
  writeFileSync(join(dataDir, 'app.db.before-restore-20260101T000000Z'), '')
  chmodSync(join(dataDir, 'app.db'), 0o644)
  await createPublishingApp({ dataDir, threads: false })
  // Inside a closed folder nothing needs closing.
  expect(readable(dataDir).filter((name) => !/^(?:mail|backups)\//.test(name))).toEqual([])
})
