import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getConfig } from '#server/config/config.ts'
import { explainUnwritable, makeFolder } from '#server/db/files/unwritable-folder.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { startServices } from '#server/services/start-services.ts'
import { migratedDatabase } from '../support/apps/memory-database.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { launchServer, runScript } from '../support/apps/real-server.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

/** A stopped shop with a published store and a backup. */
const stoppedShop = async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  await app.settled()
  const { name } = await app.deps.backups.create()
  await app.stop()
  return { dataDir: app.dataDir, database: join(app.dataDir, 'app.db'), backup: name, storeId: store.id }
}

/** Lists everything in a folder that somebody would miss. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/^publisher\.lock|^assets|^app\.db-(wal|shm)/.test(name))
    .sort()

test.each([
  ['missing', (file: string) => rmSync(file), /app\.db is missing/],
  ['empty', (file: string) => truncateSync(file), /app\.db is empty/],
  ['made anew', async (file: string) => writeFileSync(file, await migratedDatabase()), /knows no account/],
  ['overwritten', (file: string) => writeFileSync(file, 'not a database at all'.repeat(400)), /is damaged/],
  ['cut to half', (file: string) => truncateSync(file, 150_000), /is damaged/],
] as const)(
  'a database that is %s beside published stores stops the start in one sentence and changes nothing',
  async (_how, harm, words) => {
    const { dataDir, database, backup } = await stoppedShop()
    await harm(database)
    for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true })
    writeFileSync(join(dataDir, 'running'), '')
    const before = filesIn(dataDir)
    const { code, errors, output } = await launchServer(dataDir).ended
    expect(code).toBe(1)
    expect(errors).toMatch(words)
    expect(errors).toContain(`npm run restore -- ${backup}`)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(output).toBe('')
    expect(filesIn(dataDir)).toEqual(before)
  },
)

const FULL = '/dev/full'

test.runIf(existsSync(FULL))(
  'a full disk, and a damaged lock, each stop the start in a sentence of its own',
  async () => {
    const { dataDir } = await stoppedShop()
    // Every write there finds the disk full.
    symlinkSync(FULL, join(dataDir, 'running'))
    expect(await launchServer(dataDir).ended).toMatchObject({
      code: 1,
      errors: `The disk that DATA_DIR ${dataDir} is on is full. Make room, then start again.\n`,
    })
    const lock = join(dataDir, 'publisher.lock')
    writeFileSync(lock, 'not a database at all'.repeat(400))
    expect(await launchServer(dataDir).ended).toMatchObject({
      code: 1,
      errors: `${lock} is damaged. It holds nothing: remove it, then start again.\n`,
    })
  },
)

test('a data folder is made with those above it, or the reason is told at once', () => {
  const root = mkdtempSync(join(tmpdir(), 'data-folder-'))
  makeFolder(join(root, 'a', 'b'))
  expect(statSync(join(root, 'a', 'b')).isDirectory()).toBe(true)
  writeFileSync(join(root, 'file'), '')
  const reasonOf = (folder: string) => {
    try {
      makeFolder(folder)
    } catch (error) {
      return explainUnwritable(folder, error)
    }
    return undefined
  }
  for (const folder of [join(root, 'file'), join(root, 'file', 'below'), '/proc/nope/data'])
    expect(reasonOf(folder)).toMatchObject({
      message: expect.stringContaining(`DATA_DIR ${folder} is no folder and cannot be made one (E`),
    })
  rmSync(root, { recursive: true })
})

test('what cannot be written is told as that, and any other failure as itself', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: open`), { code })
  for (const code of ['EACCES', 'EROFS', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_CANTOPEN']) {
    expect(explainUnwritable('/data', failure(code))).toEqual(
      new StartRefused(
        `DATA_DIR /data cannot be written (${code}: open). It and all that is in it must belong to the user who runs the server.`,
      ),
    )
  }
  for (const code of ['EEXIST', 'ENOTDIR', 'ENOENT']) {
    expect(explainUnwritable('/data', Object.assign(failure(code), { syscall: 'mkdir' }))).toEqual(
      new StartRefused(`DATA_DIR /data is no folder and cannot be made one (${code}: open). Name another.`),
    )
  }
  const other = failure('EISDIR')
  expect(explainUnwritable('/data', other)).toBe(other)
})

test('commands refuse a lost database too, and the backup that is named brings the shop back', async () => {
  const { dataDir, database, backup, storeId } = await stoppedShop()
  truncateSync(database, 150_000)
  const before = filesIn(dataDir)
  const words = /is damaged/
  const rebuilt = await runScript(['scripts/rebuild.ts', '--all'], { DATA_DIR: dataDir })
  expect(rebuilt).toMatchObject({ code: 1, errors: expect.stringMatching(words) })
  expect(filesIn(dataDir)).toEqual(before)

  const restored = await runScript(['scripts/restore.ts', backup], { DATA_DIR: dataDir })
  expect(restored).toMatchObject({ code: 0, errors: '' })
  const again = await createPublishingApp({ dataDir })
  expect(again.folder.liveVersion('noor')?.storeId).toBe(storeId)
})

test('an empty folder is a first start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const services = await startServices(
    getConfig({ DATA_DIR: dataDir, PUBLISH_WORKERS: '1' }),
    pino({ level: 'silent' }),
    {
      idleTasks: false,
    },
  )
  await services.stop()
  expect(existsSync(join(dataDir, 'app.db'))).toBe(true)
})

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['empty', (file: string) => truncateSync(file)],
  ['another one', (file: string) => writeFileSync(file, 'a'.repeat(43))],
])('a secret key that is %s stops the start while something is sealed with the old one', async (_how, harm) => {
  const app = await createPublishingApp()
  const { user_id } = await insertTestStore(app, 'noor')
  await app.deps.db
    .insertInto('totp_secrets')
    .values({
      user_id,
      sealed_secret: app.deps.secrets.seal('JBSWY3DPEHPK3PXP'),
      confirmed_at: null,
      last_step: 0,
      created_at: '2026-01-01',
    })
    .execute()
  await app.stop()
  const key = join(app.dataDir, 'secret.key')
  const right = `${key}.right`
  copyFileSync(key, right)
  harm(key)
  const before = existsSync(key) ? readFileSync(key, 'utf8') : undefined
  const start = () =>
    startServices(getConfig({ DATA_DIR: app.dataDir, PUBLISH_WORKERS: '1' }), pino({ level: 'silent' }), {
      idleTasks: false,
    })
  await expect(start()).rejects.toThrow(StartRefused)
  await expect(start()).rejects.toThrow(/secret\.key .* is not the one/)
  // No new key replaced the old one.
  expect(existsSync(key) ? readFileSync(key, 'utf8') : undefined).toBe(before)
  copyFileSync(right, key)
  await (await start()).stop()
})
