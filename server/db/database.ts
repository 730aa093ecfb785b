import { Kysely, type Transaction as KyselyTransaction } from 'kysely'
import type { AccountTables } from '#server/modules/accounts/accounts.table.ts'
import type { AdminTables } from '#server/modules/admin/admin.table.ts'
import type { AnalyticsTables } from '#server/modules/analytics/analytics.table.ts'
import type { AuditTables } from '#server/modules/audit/audit.table.ts'
import type { ImageTables } from '#server/modules/images/images.table.ts'
import type { LayoutTables } from '#server/modules/layouts/layouts.table.ts'
import type { MailTables } from '#server/modules/mail/mail.table.ts'
import type { NotificationTables } from '#server/modules/notifications/notifications.table.ts'
import type { OperationTables } from '#server/modules/operations/operations.table.ts'
import type { NoticeTables } from '#server/modules/order-messages/order-messages.table.ts'
import type { OrderTables } from '#server/modules/orders/orders.table.ts'
import type { ProductTables } from '#server/modules/products/products.table.ts'
import type { PublicationTables } from '#server/modules/publications/publications.table.ts'
import type { ReferralTables } from '#server/modules/referrals/referrals.table.ts'
import type { StoreTables } from '#server/modules/stores/stores.table.ts'
import type { TotpTables } from '#server/modules/totp/totp.table.ts'
import type { UpgradeTables } from '#server/modules/upgrade-requests/upgrade-requests.table.ts'
import type { WhatsAppTables } from '#server/modules/whatsapp/whatsapp.table.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'

/** Every table, composed from what each module declares. */
export interface Tables
  extends AccountTables,
    AdminTables,
    AnalyticsTables,
    AuditTables,
    ImageTables,
    LayoutTables,
    MailTables,
    OperationTables,
    NoticeTables,
    NotificationTables,
    OrderTables,
    ProductTables,
    PublicationTables,
    ReferralTables,
    StoreTables,
    TotpTables,
    UpgradeTables,
    WhatsAppTables {}

/** A handle for queries, inside a transaction or not. */
export type Db = Kysely<Tables>
/** What must be inside a transaction asks for this type. */
export type Transaction = KyselyTransaction<Tables>

/** Opens the application's database. `readonly` is for publishing workers, which never write. */
export const openDatabase = (file: string, options: { readonly?: boolean } = {}): Db =>
  new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file, options)) })
