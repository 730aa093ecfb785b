import { Command } from 'commander'
import { pino } from 'pino'
import { changeWords, versionTime } from '#contract/stores/version-words.ts'
import { ConfigError, getConfig } from '#server/config/config.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { AppError } from '#server/http/app-error.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { requestRollback } from '#server/modules/shop/publications/publications.service.ts'
import { systemClock } from '#server/ports/clock.ts'
import { listPublications, type Publication } from '#server/records/publications/publications.repo.ts'
import { findStoreBySlug } from '#server/records/stores/stores.repo.ts'
import { DataFolderInUse } from '#server/services/data-folder.ts'
import { startServices } from '#server/services/start-services.ts'
import { openExistingDatabase } from './support/existing-database.ts'

const command = new Command('rollback')
  .description("Makes an earlier version of a store's pages live again, until its next save.")
  .argument('<slug>', 'the store')
  .argument('[version]', 'the version; without it, the one before the live one')
  .option('--list', 'only list the versions that are kept')
  .showHelpAfterError()
  .parse()

const describe = ({ live, version, changed_at, changes }: Publication): string =>
  `${live ? '●' : ' '} version ${version}  ${versionTime(changed_at)}  ${changeWords(changes)}`

/** The version asked for, or the newest one older than the live one. */
const target = (publications: Publication[], asked: string | undefined): Publication | undefined => {
  if (asked) return publications.find((publication) => String(publication.version) === asked)
  const live = publications.find((publication) => publication.live === 1)
  return live && publications.find((publication) => publication.version < live.version)
}

const rollback = async (slug: string, asked: string | undefined, list: boolean): Promise<number> => {
  const config = getConfig(process.env)
  const db = openExistingDatabase(config)
  try {
    await migrateToLatest(db)
    const store = await findStoreBySlug(db, slug)
    if (!store) {
      console.error(`There is no store at "${slug}".`)
      return 1
    }
    const publications = await listPublications(db, store.id)
    if (list) {
      for (const publication of publications) console.log(describe(publication))
      return 0
    }
    const version = target(publications, asked)
    if (!version) {
      console.error(asked ? `Version ${asked} is not kept; see --list.` : 'There is no earlier version.')
      return 1
    }
    await db
      .transaction()
      .execute((trx) => requestRollback(trx, { clock: systemClock, config }, store.id, version.version))
    // A running server does it within a second; without one, this process does.
    const services = await startServices(config, pino({ level: 'error' }), { idleTasks: false }).catch((error) => {
      if (error instanceof DataFolderInUse) return undefined
      throw error
    })
    for (let tries = 0; tries < 100; tries++) {
      const live = (await listPublications(db, store.id)).find((publication) => publication.live === 1)
      if (live?.version === version.version) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await services?.stop()
    const live = (await listPublications(db, store.id)).find((publication) => publication.live === 1)
    if (live?.version !== version.version) {
      console.error(`Version ${version.version} could not be made live.`)
      return 1
    }
    console.log(`${slug} shows version ${version.version} again.`)
    return 0
  } finally {
    await db.destroy()
  }
}

const [slug = '', version] = command.args
try {
  process.exitCode = await rollback(slug, version, command.opts<{ list?: true }>().list ?? false)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof AppError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
