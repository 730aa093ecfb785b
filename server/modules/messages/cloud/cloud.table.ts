import type { CloudProblem } from '#contract/whatsapp/cloud.ts'
import type { CloudLanguage } from '#contract/whatsapp/cloud-templates.ts'

/** An official WhatsApp number: a seller's own, or the operator's. */
export interface CloudAccountsTable {
  /** The seller's user id, or `platform`. */
  id: string
  user_id: string | null
  /** Meta's id of the number. */
  number_id: string
  /** E.164 digits. */
  phone: string
  name: string
  /** Sealed JSON of token and app secret; `null` for the operator's, whose are in the configuration. */
  sealed: string | null
  language: CloudLanguage
  /** `GREEN`, `YELLOW`, `RED`, as Meta says. */
  quality: string | null
  /** People it may write to first in 24 hours. */
  tier: number
  problem: CloudProblem | null
  /** Until when nothing is tried because of it. */
  problem_until: string | null
  created_at: string
}

/** `unknown`: Meta may have it, which a status tells. `taken`: Meta has it. Later ones are Meta's own statuses. */
export type CloudStatus = 'queued' | 'sending' | 'unknown' | 'taken' | 'sent' | 'delivered' | 'read' | 'failed'

/** A message of an official number, on its way or lately sent. An event reaches a phone once. */
export interface CloudMessagesTable {
  id: string
  account_id: string
  event_key: string
  order_id: string | null
  kind: string
  /** E.164 digits. */
  recipient: string
  /** Name of its template; `null` for a text within the 24 hours. */
  template: string | null
  /** JSON of a `CloudMessage`'s content. */
  content: string
  status: CloudStatus
  wamid: string | null
  attempts: number
  /** When it is looked at next; `null` once nothing is left to do. */
  next_attempt_at: string | null
  created_at: string
  sent_at: string | null
  /** Meta's code of the last failure. */
  error: number | null
  charged: 0 | 1
}

/** Buyers who wrote to a number, or want nothing from it. They outlive the number: who said stop means the shop. */
export interface CloudContactsTable {
  account_id: string
  user_id: string | null
  phone: string
  wrote_at: string | null
  stopped_at: string | null
}

/** Messages of a number that Meta charged, by month `2026-11`. */
export interface CloudMonthsTable {
  account_id: string
  month: string
  charged: number
}

declare module '#server/db/database.ts' {
  interface Tables {
    cloud_accounts: CloudAccountsTable
    cloud_messages: CloudMessagesTable
    cloud_contacts: CloudContactsTable
    cloud_months: CloudMonthsTable
  }
}
