import { existsSync, mkdirSync } from 'node:fs'
import { Command } from 'commander'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { lockDataFolder } from '#server/db/files/folder-lock.ts'
import { assertNotMoved, markMovedAway, unmarkMovedAway } from '#server/db/files/moved-away.ts'
import { assertEmpty, moveRows, NotAlike, rowCounts } from '#server/db/move/move-rows.ts'
import { lockDatabase } from '#server/db/postgres/database-lock.ts'
import { isDatabaseAway, type PostgresOptions } from '#server/db/postgres/postgres.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { systemClock } from '#server/ports/clock.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { republishAll } from '#server/records/publications/enqueue-publish.ts'
import { type Ends, openEnds, postgresOf } from './move/ends.ts'
import { type Images, imagesAlong } from './move/images.ts'
import { openExistingDatabase } from './support/existing-database.ts'
import { showProgress } from './support/progress.ts'

interface Options {
  to?: string
  s3?: string | true
  dryRun?: true
  undo?: true
}

const options = new Command('move')
  .description('Copies all data to PostgreSQL, or back to SQLite, while the server is stopped.')
  .option('--to <where>', 'postgres://user:password@host:5432/whatsstore, or sqlite')
  .option('--s3 [endpoint]', 'images are in the object store of S3_ENDPOINT afterwards; else in the folder')
  .option('--dry-run', 'says what would be copied')
  .option('--undo', 'takes a move back: the server starts with the former data again')
  .parse()
  .opts<Options>()

const say = (line: string) => console.log(line)

/** Keeps servers from both databases. Throws `ConfigError` while one runs. */
const lockBoth = async (config: Config, postgres: PostgresOptions) => {
  const folder = lockDataFolder(config.dataDir)
  if (!folder) throw new ConfigError(`A server uses ${config.dataDir}. Stop it first, then move.`)
  const release = () => folder.release()
  const lost = () => {
    console.error('Another process has taken the database. Nothing was moved.')
    process.exit(1)
  }
  const database = await lockDatabase(postgres, 'alone', lost).catch((error) => {
    release()
    throw error
  })
  if (database)
    return () => {
      database.release()
      release()
    }
  release()
  throw new ConfigError('A server uses the PostgreSQL database. Stop all that do, then move.')
}

const sayPlan = async ({ source, target, where }: Ends, images: Images | undefined) => {
  await assertEmpty(target)
  const counts = (await rowCounts(source)).filter(({ rows }) => rows > 0)
  for (const { table, rows } of counts) say(`${table}: ${rows} rows`)
  say(`These would be copied to ${where}${images ? ', and all images' : ''}. Nothing was changed.`)
}

const copy = async ({ source, target, where, prepare }: Ends, images: Images | undefined) => {
  await assertEmpty(target)
  await prepare()
  const files = await images?.copy()
  const total = (await rowCounts(source)).reduce((sum, { rows }) => sum + rows, 0)
  const progress = showProgress(total, 'rows', say)
  let done = 0
  const digests = await moveRows(source, target, (rows) => {
    done += rows
    progress.advance(done)
  }).finally(progress.end)
  // Pages are made again where they are to be served.
  await republishAll({ db: target, clock: systemClock })
  await markMovedAway(source, where, systemClock.now().toISOString())
  const along = files === undefined ? '' : `, and ${files} files of images`
  say(`All is moved, and both hold the same: ${total} rows in ${digests.length} tables${along}.`)
}

const move = async (to: string, env: NodeJS.ProcessEnv) => {
  const config = getConfig(env)
  const way = { toSqlite: to === 'sqlite', toStore: options.s3 !== undefined }
  const postgres = postgresOf(env, config, to)
  if (way.toSqlite) mkdirSync(config.dataDir, { recursive: true })
  else if (!existsSync(config.dataDir)) throw new ConfigError(`There is no WhatsStore in ${config.dataDir}.`)
  const images = await imagesAlong(config, way)
  const unlock = await lockBoth(config, postgres)
  try {
    const ends = await openEnds(config, postgres, to)
    let moved = false
    try {
      await assertNotMoved(ends.source)
      if (options.dryRun) return await sayPlan(ends, images)
      await copy(ends, images)
      moved = true
    } finally {
      const kept = await ends.close(moved)
      if (kept) say(`The database that was there is kept as ${kept}.`)
    }
    const aside = images?.setAside()
    if (aside) say(`The images were in a folder that is kept as ${aside}.`)
  } finally {
    unlock()
  }
  const variables = `${way.toSqlite ? 'without' : 'with'} DATABASE_URL${way.toStore ? ' and with the S3_ variables' : ''}`
  say(`Start the server ${variables}. The former database is left as it is, and no server starts on it.`)
  if (!config.secretKey && !way.toSqlite)
    say(`On another machine, give it the key in ${config.dataDir}/secret.key as SECRET_KEY.`)
}

const undo = async () => {
  const db = openExistingDatabase(getConfig(process.env))
  const had = await unmarkMovedAway(db).finally(() => db.destroy())
  say(had ? 'The move is taken back: start the server with these data.' : 'These data were not moved.')
}

const isForOperator = (error: unknown): error is Error =>
  [ConfigError, StartRefused, ObjectStoreAway, NotAlike].some((kind) => error instanceof kind) || isDatabaseAway(error)

try {
  const { s3 } = options
  if (options.undo) await undo()
  else if (!options.to) throw new ConfigError('Say where to: --to postgres://… or --to sqlite.')
  else await move(options.to, typeof s3 === 'string' ? { ...process.env, S3_ENDPOINT: s3 } : process.env)
} catch (error) {
  if (!isForOperator(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
