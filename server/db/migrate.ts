import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as main from './migrations/0001-main.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as selling from './migrations/0003-selling.ts'
import * as admin from './migrations/0004-admin.ts'
import * as upkeep from './migrations/0005-upkeep.ts'
import * as stockJobs from './migrations/0006-stock-jobs.ts'
import * as versionRights from './migrations/0007-version-rights.ts'
import * as loneKeys from './migrations/0008-lone-keys.ts'
import * as productKeys from './migrations/0009-product-keys.ts'
import * as currency from './migrations/0010-currency.ts'
import * as recompressed from './migrations/0011-recompressed.ts'
import * as auditCheckpoint from './migrations/0012-audit-checkpoint.ts'

/** In order; a name, once released, never changes. */
const migrations: Record<string, Migration> = {
  '0001-main': main,
  '0002-accounts': accounts,
  '0003-selling': selling,
  '0004-admin': admin,
  '0005-upkeep': upkeep,
  '0006-stock-jobs': stockJobs,
  '0007-version-rights': versionRights,
  '0008-lone-keys': loneKeys,
  '0009-product-keys': productKeys,
  '0010-currency': currency,
  '0011-recompressed': recompressed,
  '0012-audit-checkpoint': auditCheckpoint,
}

/** Brings the schema up to date. Returns the names of the migrations it ran; throws the first failure. */
export const migrateToLatest = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  // The migrator returns its error instead of throwing it.
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
