/**
 * How long it is kept what people leave behind, in days. The program goes by these, and the privacy policy states them; `DELETION_DAYS` stands
 * with the account's words.
 */

/** A session that nobody uses. */
export const SESSION_DAYS = 30
/** A session in use slides on, but not for ever: a token that was copied is worth nothing after half a year at the latest. */
export const SESSION_MAX_DAYS = 180
/** How long a device that signed in is remembered: half a year without a sign-in, and it is a stranger again. */
export const DEVICE_DAYS = 180
/** A sign-up that nobody confirmed: its link works for a day, and may be sent again for some more. */
export const SIGN_UP_DAYS = 7
/** How long a referral link that was followed is remembered by the browser. */
export const REFERRAL_CODE_DAYS = 7
/** How long the old mailbox can undo a change of address: whoever finds the mail after a holiday still can. */
export const EMAIL_UNDO_DAYS = 7
/** Work that was given up, mails above all. */
export const FAILED_WORK_DAYS = 30
/** Messages hold people's addresses. */
export const MESSAGE_DAYS = 30
/** Somebody who wrote or ordered so long ago is a stranger again to a seller's WhatsApp. */
export const CONTACT_DAYS = 180
/** Backups, and databases that a restore set aside. */
export const BACKUP_DAYS = 90
