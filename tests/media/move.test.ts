import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openObjectStore } from '#server/ports/object-store.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { createPublishingApp } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'

const STORE = '01890000-0000-7000-8000-000000000000'
const NAMES = [`${STORE}/ring/original`, `${STORE}/ring/640.webp`, `${STORE}/share/link.jpg`, `${STORE}/unused.json`]

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  )

test('images move to the object store, beside a running server and then to the end, and back, byte for byte', async () => {
  const { env, bucket } = await startObjectStore()
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const move = (to: string) => runScript(['scripts/move-media.ts', '--to', to], { DATA_DIR: dataDir, ...env })
  const server = await createPublishingApp({ dataDir, threads: false })
  for (const name of NAMES) await server.deps.media.write(name, Buffer.from(`the bytes of ${name}`))
  const before = filesIn(join(dataDir, 'media'))
  expect(Object.keys(before)).toHaveLength(4)

  expect((await move('object-store')).output).toMatch(/^4 files of images: 4 copied.*\nThe server runs\. Stop it/)
  await server.deps.media.write(`${STORE}/ring/320.webp`, Buffer.from('came meanwhile'))
  await server.stop()
  expect((await move('object-store')).output).toMatch(/^5 files of images: 1 copied.*\nAll are in the object store\./)
  expect(existsSync(join(dataDir, 'media'))).toBe(false)
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('media.moved-'))
  expect(aside).toHaveLength(1)

  const moved = await createPublishingApp({ dataDir, threads: false, env })
  expect((await moved.get(`/media/${STORE}/ring/320.webp`)).status).toBe(200)
  expect((await moved.deps.media.read(`${STORE}/ring/original`))?.toString()).toBe(before[`${STORE}/ring/original`])
  await moved.stop()

  expect((await move('folder')).output).toMatch(
    /^5 files of images: 5 copied.*\nAll are in .*\/media\. Take S3_ENDPOINT/,
  )
  expect(filesIn(join(dataDir, 'media'))).toEqual({ ...before, [`${STORE}/ring/320.webp`]: 'came meanwhile' })
  expect(await openObjectStore(bucket).get(`media/${STORE}/ring/original`)).toBeDefined()
})

test('a move without an object store, or with one that is away, says so and touches nothing', async () => {
  const store = await startObjectStore()
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-move-'))
  const server = await createPublishingApp({ dataDir, threads: false })
  await server.deps.media.write(NAMES[0] ?? '', Buffer.from('a ring'))
  await server.stop()
  const move = (env: Record<string, string>) =>
    runScript(['scripts/move-media.ts', '--to', 'object-store'], { DATA_DIR: dataDir, ...env })
  expect(await move({})).toMatchObject({ code: 1, errors: expect.stringContaining('There is no object store') })
  const empty = await runScript(['scripts/move-media.ts', '--to', 'folder'], { DATA_DIR: dataDir, ...store.env })
  expect(empty).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`no images in the bucket ${store.bucket.bucket}`),
  })
  store.mood = 'refuses'
  const refused = await move(store.env)
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('403 SignatureDoesNotMatch') })
  expect(refused.errors).not.toContain(store.bucket.accessKeyId)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('media'))).toEqual(['media'])
})
