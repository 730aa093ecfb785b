import { z } from 'zod'
import { storedMethod } from '#contract/order-payments/payment-methods.ts'
import type { Db } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { storedAdvance } from '#server/records/stores/advance-column.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

const number = z.object({ whatsapp_number: z.string(), country_code: z.string() })

const stateBefore = z.object({
  account: number,
  /** Fields that earlier releases did not record are absent. */
  store: number
    .extend({
      id: z.string(),
      message_new_buyers: z.literal([0, 1]).optional(),
      payment_methods: z.array(storedMethod).optional(),
      advance: storedAdvance.nullish(),
    })
    .optional(),
  /** The number that the seller's WhatsApp is linked to. */
  linked: z.string().optional(),
  /** The store's own texts of messages, by kind. */
  templates: z.record(z.string(), z.string()).optional(),
})

/** Numbers, accounts to pay to and texts of an account when a change was asked for. */
export type StateBefore = z.infer<typeof stateBefore>

/** Reads what a change stored. Returns `undefined` for a change of an earlier release. */
export const parseStateBefore = jsonColumn(stateBefore.optional(), undefined)

/** Returns the number that an account's WhatsApp is linked to. */
export const linkedNumber = async (db: Db, userId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('whatsapp_sessions')
    .select('phone_number')
    .where('id', '=', userId)
    .where('connected', '=', 1)
    .executeTakeFirst()
  return found?.phone_number ?? undefined
}

const templatesOf = async (db: Db, storeId: string): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('message_templates')
    .select(['kind', 'text'])
    .where('store_id', '=', storeId)
    .orderBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, text }) => [kind, text]))
}

/** Returns what undoing a change restores, as JSON. */
export const readStateBefore = async (db: Db, user: UserRow): Promise<string> => {
  const store = await findStoreByOwner(db, user.id)
  const { whatsapp_number, country_code } = user
  return JSON.stringify({
    account: { whatsapp_number, country_code },
    store: store && {
      id: store.id,
      whatsapp_number: store.whatsapp_number,
      country_code: store.country_code,
      message_new_buyers: store.message_new_buyers,
      payment_methods: store.payment_methods,
      advance: store.advance,
    },
    linked: await linkedNumber(db, user.id),
    templates: store && (await templatesOf(db, store.id)),
  } satisfies StateBefore)
}
