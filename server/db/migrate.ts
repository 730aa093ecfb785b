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
import * as noEvents from './migrations/0013-no-events.ts'
import * as imageFiles from './migrations/0014-image-files.ts'
import * as signUps from './migrations/0015-sign-ups.ts'
import * as codesAndSessions from './migrations/0016-codes-and-sessions.ts'
import * as orderHolds from './migrations/0017-order-holds.ts'
import * as boundedHistory from './migrations/0018-bounded-history.ts'
import * as firstSteps from './migrations/0020-first-steps.ts'
import * as endedHolds from './migrations/0021-ended-holds.ts'
import * as storeChanges from './migrations/0022-store-changes.ts'
import * as coverFocus from './migrations/0023-cover-focus.ts'
import * as account from './migrations/0024-account.ts'
import * as adminPanel from './migrations/0025-admin-panel.ts'
import * as platformDays from './migrations/0026-platform-days.ts'
import * as crowdedHolds from './migrations/0028-crowded-holds.ts'
import * as deepLists from './migrations/0029-deep-lists.ts'
import * as keptDesigns from './migrations/0030-kept-designs.ts'
import * as syncedVersions from './migrations/0031-synced-versions.ts'
import * as steps from './migrations/0032-steps.ts'
import * as shownVersions from './migrations/0034-shown-versions.ts'
import * as sharedState from './migrations/0035-shared-state.ts'
import * as deadLetters from './migrations/0036-dead-letters.ts'
import * as rareRows from './migrations/0037-rare-rows.ts'
import * as joinedJobs from './migrations/0038-joined-jobs.ts'

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
  '0013-no-events': noEvents,
  '0014-image-files': imageFiles,
  '0015-sign-ups': signUps,
  '0016-codes-and-sessions': codesAndSessions,
  '0017-order-holds': orderHolds,
  '0018-bounded-history': boundedHistory,
  '0020-first-steps': firstSteps,
  '0021-ended-holds': endedHolds,
  '0022-store-changes': storeChanges,
  '0023-cover-focus': coverFocus,
  '0024-account': account,
  '0025-admin-panel': adminPanel,
  '0026-platform-days': platformDays,
  '0028-crowded-holds': crowdedHolds,
  '0029-deep-lists': deepLists,
  '0030-kept-designs': keptDesigns,
  '0031-synced-versions': syncedVersions,
  '0032-steps': steps,
  '0034-shown-versions': shownVersions,
  '0035-shared-state': sharedState,
  '0036-dead-letters': deadLetters,
  '0037-rare-rows': rareRows,
  '0038-joined-jobs': joinedJobs,
}

/** Brings the schema up to date. Returns the names of the migrations it ran; throws the first failure. */
export const migrateToLatest = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  // The migrator returns its error instead of throwing it.
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
