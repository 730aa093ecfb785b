import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { memoryOf } from '../../scripts/support/process-memory.ts'
import { send } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { type RealServer, startServer } from '../support/apps/real-server.ts'
import { avifBomb, interlacedBomb } from '../support/fixtures/bombs.ts'

const MB = 1024 * 1024
/** The most memory that uploads may add to the server and its image process together. */
const ADDED_BYTES = 300 * MB
const SELLERS = 30

const prepare = async (): Promise<{ dataDir: string; tokens: string[] }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-uploads-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const app = await createPublishingApp({ dataDir })
  const tokens: string[] = []
  for (let index = 0; index < SELLERS; index++) {
    const { user_id } = await insertTestStore(app, `shop-${index}`)
    tokens.push(await startSession(app.deps.db, app.deps.clock, user_id))
  }
  await app.stop()
  return { dataDir, tokens }
}

const upload = ({ origin }: RealServer, token: string, bytes: Buffer) => {
  const boundary = 'image-of-bangles'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return send(`${origin}/api/upload/image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
    },
    body,
  })
}

/** Watches memory while `work` runs. Returns its result, and the most bytes in use. */
const watched = async <Result>(pid: number, work: Promise<Result>) => {
  let most = memoryOf(pid)
  let done = false
  const watching = (async () => {
    while (!done) {
      most = Math.max(most, memoryOf(pid))
      await setTimeout(10)
    }
  })()
  const result = await work.finally(() => {
    done = true
  })
  await watching
  return { result, most }
}

const detailOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).detail

test('threat 46: images made to decode to gigabytes, and sixty uploads at once, add at most 300 MB', async () => {
  const { dataDir, tokens } = await prepare()
  const server = await startServer(dataDir, { NODE_OPTIONS: '--max-old-space-size=512' })
  const [attacker = ''] = tokens
  const before = memoryOf(server.pid)
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  // The most expensive upload that is accepted: all of it is in memory before the first row, and it is rotated.
  const dear = await sharp({ create: { width: 4800, height: 3200, channels: 3, background: '#0f766e' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer()

  const avifs = await watched(
    server.pid,
    Promise.all(
      Array(8)
        .fill(0)
        .map(() => upload(server, attacker, avifBomb)),
    ),
  )
  expect(avifs.result.map(detailOf)).toEqual(Array(8).fill('AVIF images must be at most 8 megapixels'))
  expect(avifs.most - before).toBeLessThan(ADDED_BYTES)

  const bomb = await interlacedBomb()
  const interlaced = await watched(server.pid, Promise.all(tokens.map((token) => upload(server, token, bomb))))
  expect(new Set(interlaced.result.map(detailOf))).toEqual(
    new Set(['Interlaced PNG images must be at most 4 megapixels']),
  )
  expect(interlaced.most - before).toBeLessThan(ADDED_BYTES)

  const sixty = [...tokens, ...tokens].map((token, index) => upload(server, token, index % 10 === 0 ? dear : small))
  const uploads = await watched(server.pid, Promise.all(sixty))
  expect(new Set(uploads.result.map(({ status }) => status))).toEqual(new Set([201, 503]))
  for (const { status, headers } of uploads.result) if (status === 503) expect(headers['retry-after']).toBe('5')
  expect(uploads.most - before).toBeLessThan(ADDED_BYTES)
})
