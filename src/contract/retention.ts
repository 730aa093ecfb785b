/** Retention periods in days. The program follows them and the privacy policy states them; see also `DELETION_DAYS`. */

/** An unused session. */
export const SESSION_DAYS = 30
/** A session in use: extended, but never beyond this, so that a copied token expires. */
export const SESSION_MAX_DAYS = 180
/** A known device without a sign-in. */
export const DEVICE_DAYS = 180
/** An unconfirmed sign-up. Its link works for a day and can be sent again. */
export const SIGN_UP_DAYS = 7
/** A followed referral link, in the browser. */
export const REFERRAL_CODE_DAYS = 7
/** Time for the old mailbox to undo a change of address, long enough for a holiday. */
export const EMAIL_UNDO_DAYS = 7
/** Dead letters, mails above all. */
export const FAILED_WORK_DAYS = 30
/** Idempotency keys of orders and products. */
export const KEY_DAYS = 30
/** Mails in files, written when there is no mail server. They hold addresses. */
export const MAIL_FILE_DAYS = 30
/** Sent messages: they hold addresses. */
export const MESSAGE_DAYS = 30
/** Buyers who wrote to an official number. Later they count as strangers. */
export const CONTACT_DAYS = 180
/** Screenshots of payments that buyers send. */
export const PROOF_DAYS = 90
/** Backups, and databases set aside by a restore. */
export const BACKUP_DAYS = 90
/** Payments for the paid plan. */
export const PAYMENT_YEARS = 6
export const PAYMENT_DAYS = PAYMENT_YEARS * 366
