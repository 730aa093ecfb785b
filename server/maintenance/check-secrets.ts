import type { Db } from '#server/db/database.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** Values tried of each kind. A single one may be damaged. */
const LOOKED_AT = 3

/** A key that cannot open the sealed values of this database. */
export class WrongSecretKey extends StartRefused {}

/**
 * Throws `WrongSecretKey` when there are sealed values but no key opens any of them. Otherwise a new key would go on
 * sealing.
 */
export const assertSecretsOpen = async (
  db: Db,
  secrets: Pick<SecretBox, 'open'> | undefined,
  keyFile: string,
): Promise<void> => {
  const [factors, archives, payouts, sessions] = await Promise.all([
    db.selectFrom('totp_secrets').select('sealed_secret as sealed').limit(LOOKED_AT).execute(),
    db.selectFrom('deleted_accounts').select('archive as sealed').limit(LOOKED_AT).execute(),
    db.selectFrom('withdrawals').select('payment_details as sealed').limit(LOOKED_AT).execute(),
    db.selectFrom('whatsapp_keys').select('sealed').limit(LOOKED_AT).execute(),
  ])
  const sealed = [...factors, ...archives, ...payouts, ...sessions].map((row) => row.sealed).filter(Boolean)
  const opens = (text: string) => {
    try {
      return secrets?.open(text) !== undefined
    } catch {
      return false
    }
  }
  if (sealed.length === 0 || sealed.some(opens)) return
  throw new WrongSecretKey(
    `The key in ${keyFile} (or SECRET_KEY) is not the one that two-step sign-in, payout details and WhatsApp sessions were sealed with. Put the right one back: it belongs into every backup of DATA_DIR.`,
  )
}
