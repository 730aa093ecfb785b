import { existsSync, mkdirSync } from 'node:fs'
import { Command } from 'commander'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { lockDataFolder } from '#server/db/folder-lock.ts'
import { moveRows } from '#server/db/move/move-rows.ts'
import { cancelMove } from '#server/db/move/origin.ts'
import type { TableDigest } from '#server/db/move/verify-rows.ts'
import { NotAlike } from '#server/db/move/verify-rows.ts'
import { isDatabaseAway } from '#server/db/postgres.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { systemClock } from '#server/ports/clock.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { republishAll } from '#server/records/publications/enqueue-publish.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openEnds } from './move/ends.ts'
import { type Images, imagesAlong } from './move/images.ts'
import { setAside } from './support/copy-media.ts'
import { openExistingDatabase } from './support/existing-database.ts'

interface Options {
  to?: string
  s3?: string | true
  cancel?: true
}

const options = new Command('move')
  .description(
    'Moves all data to PostgreSQL, or back to SQLite, beside a running server that is read-only for some seconds at the end.',
  )
  .option('--to <where>', 'postgres://user:password@host:5432/whatsstore, or sqlite')
  .option('--s3 [endpoint]', 'images are in the object store of S3_ENDPOINT afterwards; else in the folder')
  .option('--cancel', 'forgets a move that was begun from these data')
  .parse()
  .opts<Options>()

const say = (line: string) => console.log(line)

const summary = (digests: TableDigest[], images: Images | undefined): string => {
  const rows = digests.reduce((sum, digest) => sum + digest.rows, 0)
  const files = images ? `, and ${images.count.files} files of images` : ''
  return `All is moved, and both hold the same: ${rows} rows in ${digests.length} tables${files}.`
}

/** What to do next, once the data are elsewhere. */
const sayWhatFollows = (config: Config, way: { toSqlite: boolean; toStore: boolean }, images: Images | undefined) => {
  const variables = [
    way.toSqlite ? 'without DATABASE_URL' : 'with DATABASE_URL',
    ...(way.toStore ? ['with the S3_ variables'] : []),
  ]
  say(
    `Stop the server, and start it ${variables.join(' and ')}. The former database is left as it is, and takes no writes.`,
  )
  if (!config.secretKey && !way.toSqlite)
    say(`On another machine, give it the key in ${config.dataDir}/secret.key as SECRET_KEY.`)
  if (!images || !way.toStore) return
  const { media } = dataPaths(config)
  const lock = lockDataFolder(config.dataDir)
  say(
    lock
      ? `The images were in a folder that is kept as ${setAside(media)}.`
      : `Before it starts in this DATA_DIR, set the folder aside that the images were in: mv ${media} ${media}.moved`,
  )
  lock?.release()
}

const move = async (to: string, env: NodeJS.ProcessEnv) => {
  const config = getConfig(env)
  const way = { toSqlite: to === 'sqlite', toStore: options.s3 !== undefined }
  if (way.toSqlite) mkdirSync(config.dataDir, { recursive: true })
  else if (!existsSync(config.dataDir)) throw new ConfigError(`There is no WhatsStore in ${config.dataDir}.`)
  const alone = lockDataFolder(config.dataDir, 'move')
  if (!alone) throw new ConfigError('Another move is under way from or to this DATA_DIR.')
  const images = await imagesAlong(config, way)
  const ends = await openEnds(env, config, to)
  let moved = false
  try {
    const digests = await moveRows({
      ...ends,
      files: images,
      say,
      now: () => systemClock.now().toISOString(),
      // Pages can be made again: they are, where they are to be served.
      settle: (db) => republishAll({ db, clock: systemClock }),
    })
    moved = true
    if (digests) say(summary(digests, images))
  } finally {
    const kept = await ends.close(moved)
    if (kept) say(`The database that was there is kept as ${kept}.`)
    alone.release()
  }
  sayWhatFollows(config, way, images)
}

const cancel = async () => {
  const db = openExistingDatabase(getConfig(process.env))
  const had = await cancelMove(db).finally(() => db.destroy())
  say(
    had
      ? 'The move is forgotten: these data take writes. Remove the other database.'
      : 'No move was begun from these data.',
  )
}

const isForOperator = (error: unknown): error is Error =>
  [ConfigError, StartRefused, ObjectStoreAway, NotAlike].some((kind) => error instanceof kind) || isDatabaseAway(error)

try {
  const { s3 } = options
  if (options.cancel) await cancel()
  else if (!options.to) throw new ConfigError('Say where to: --to postgres://… or --to sqlite.')
  else await move(options.to, typeof s3 === 'string' ? { ...process.env, S3_ENDPOINT: s3 } : process.env)
} catch (error) {
  if (!isForOperator(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
