import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { SystemStatus } from '#contract/admin/platform.ts'
import { type Db, databaseVersion } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { queueDepths } from '#server/modules/operation/health/operations.repo.ts'
import { diskFree, publishQueueAge } from '#server/modules/operation/health/watch-health.ts'
import { countFailing } from '#server/records/publications/publish-jobs.repo.ts'
import { failedWork } from './failed-work.service.ts'

/** Returns the version in `package.json`. */
const programVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version

const databaseVersions = async (db: Db): Promise<{ database: string; schema: string }> => {
  const migrations = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return { database: await databaseVersion(db), schema: migrations.rows[0]?.name ?? '' }
}

/** Returns versions, queues and state of the server. */
export const systemStatus = async (deps: Deps): Promise<SystemStatus> => {
  const { db, config } = deps
  const { publish, mail } = await queueDepths(db)
  return {
    versions: { program: programVersion(), runtime: `Node ${process.versions.node}`, ...(await databaseVersions(db)) },
    publications: {
      waiting: publish,
      oldest_seconds: Math.round(await publishQueueAge(deps)),
      failing: await countFailing(db),
    },
    mails_waiting: mail,
    failed_work: await failedWork(db),
    disk_free_bytes: await diskFree(deps),
    paid_product_limit: Number.isFinite(config.paidProductLimit) ? config.paidProductLimit : null,
    paid_layouts: [...config.paidLayouts],
  }
}
