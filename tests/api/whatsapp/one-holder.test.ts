import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { becomeHolder } from '#server/modules/messages/whatsapp/one-holder.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { POSTGRES_FOR_TESTS } from '../../support/apps/postgres-server.ts'

/** The data of one platform, in a folder or in PostgreSQL. */
const place = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-holder-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  if (!onPostgres) return { dataDir, postgres: undefined }
  const server = inject('postgres')
  if ('problem' in server) throw new Error(server.problem)
  return { dataDir, postgres: { ...POSTGRES_FOR_TESTS, url: server.url, connections: 2 } }
}

test('one process at a time holds the WhatsApp connections; another takes over when it is gone', async () => {
  const config = place()
  const ending = new AbortController()
  const waiting = Promise.withResolvers<void>()
  const on = { signal: ending.signal, onTaken: () => {}, onWait: waiting.resolve }
  const first = await becomeHolder(config, on)
  expect(first).toBeDefined()
  expect(await becomeHolder(config, { ...on, waits: false })).toBeUndefined()
  const second = becomeHolder(config, on)
  await waiting.promise
  first?.release()
  const taken = await second
  expect(taken).toBeDefined()
  const third = becomeHolder(config, on)
  ending.abort()
  expect(await third).toBeUndefined()
  taken?.release()
})
