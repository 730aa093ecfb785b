import { z } from 'zod'
import { accountWords as words } from './account-words.ts'
import { email, linkToken } from './accounts.ts'
import { passwordConfirmation } from './sessions.ts'

/** A new e-mail address. A stolen session alone must not move the account to another mailbox. */
export const emailChangeRequest = passwordConfirmation.extend({ new_email: email(words.newEmailMissing) })
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>

/** A change that waits for its mailed link. */
export const pendingEmailChange = z.object({
  pending: z.object({ new_email: z.string(), expires_at: z.string() }).nullable(),
})

/** The secret of a mailed link. */
export const mailedLink = z.object({ token: linkToken })

/** The account's new address. */
export const emailChanged = z.object({ success: z.literal(true), message: z.string(), email: z.string() })
