import { type Migration, Migrator } from 'kysely/migration'
import { StartRefused } from '#server/lib/start-refused.ts'
import type { Db } from './database.ts'
import * as baseline from './migrations/0001-baseline.ts'
import * as accountRescue from './migrations/0002-account-rescue.ts'
import * as holdPersons from './migrations/0003-hold-persons.ts'
import * as planPayments from './migrations/0004-plan-payments.ts'
import * as variants from './migrations/0005-variants.ts'
import * as orderAmounts from './migrations/0006-order-amounts.ts'
import * as returns from './migrations/0007-returns.ts'
import * as orderTimeline from './migrations/0008-order-timeline.ts'
import * as customers from './migrations/0009-customers.ts'
import * as planEnds from './migrations/0010-plan-ends.ts'
import * as signUpCallers from './migrations/0011-sign-up-callers.ts'
import * as delivery from './migrations/0012-delivery.ts'
import * as privatePages from './migrations/0013-private-pages.ts'
import * as discounts from './migrations/0014-discounts.ts'
import * as sales from './migrations/0015-sales.ts'
import * as orderPayments from './migrations/0016-order-payments.ts'
import * as advances from './migrations/0017-advances.ts'
import * as paymentProofs from './migrations/0018-payment-proofs.ts'
import * as badgeDates from './migrations/0019-badge-dates.ts'
import * as reviews from './migrations/0020-reviews.ts'
import * as orderEdits from './migrations/0021-order-edits.ts'
import * as couriers from './migrations/0022-couriers.ts'
import * as hiddenProducts from './migrations/0023-hidden-products.ts'
import * as productOrder from './migrations/0024-product-order.ts'
import * as staff from './migrations/0025-staff.ts'
import * as stockChanges from './migrations/0026-stock-changes.ts'
import * as collections from './migrations/0027-collections.ts'
import * as sentParcels from './migrations/0028-sent-parcels.ts'
import * as push from './migrations/0029-push.ts'
import * as feeds from './migrations/0030-feeds.ts'
import * as domains from './migrations/0031-domains.ts'
import * as pixels from './migrations/0032-pixels.ts'
import * as cloudMessages from './migrations/0033-cloud-messages.ts'
import * as gonePages from './migrations/0034-gone-pages.ts'
import * as linkedOwnNumber from './migrations/0035-linked-own-number.ts'
import * as languages from './migrations/0036-languages.ts'
import * as accountLanguage from './migrations/0037-account-language.ts'
import * as twoLanguages from './migrations/0038-two-languages.ts'

/** Migrations in order. A released name never changes. */
const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-account-rescue': accountRescue,
  '0003-hold-persons': holdPersons,
  '0004-plan-payments': planPayments,
  '0005-variants': variants,
  '0006-order-amounts': orderAmounts,
  '0007-returns': returns,
  '0008-order-timeline': orderTimeline,
  '0009-customers': customers,
  '0010-plan-ends': planEnds,
  '0011-sign-up-callers': signUpCallers,
  '0012-delivery': delivery,
  '0013-private-pages': privatePages,
  '0014-discounts': discounts,
  '0015-sales': sales,
  '0016-order-payments': orderPayments,
  '0017-advances': advances,
  '0018-payment-proofs': paymentProofs,
  '0019-badge-dates': badgeDates,
  '0020-reviews': reviews,
  '0021-order-edits': orderEdits,
  '0022-couriers': couriers,
  '0023-hidden-products': hiddenProducts,
  '0024-product-order': productOrder,
  '0025-staff': staff,
  '0026-stock-changes': stockChanges,
  '0027-collections': collections,
  '0028-sent-parcels': sentParcels,
  '0029-push': push,
  '0030-feeds': feeds,
  '0031-domains': domains,
  '0032-pixels': pixels,
  '0033-cloud-messages': cloudMessages,
  '0034-gone-pages': gonePages,
  '0035-linked-own-number': linkedOwnNumber,
  '0036-languages': languages,
  '0037-account-language': accountLanguage,
  '0038-two-languages': twoLanguages,
}

/**
 * Brings the schema up to date. Returns the names of the migrations it ran.
 * Throws the first failure, `StartRefused` when the database is of another release.
 */
export const migrateToLatest = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  // The migrator returns its error instead of throwing it.
  const { error, results } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StartRefused(
      'The database is of another release of WhatsStore, whose schema this one does not know. Nothing was changed. Start the release that it belongs to.',
    )
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
