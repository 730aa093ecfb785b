import { z } from 'zod'
import { currentPassword, newPassword, totpCode } from './accounts.ts'

/** A signed-in device as its owner sees it. */
const ownSession = z.object({
  id: z.string(),
  /** As `Chrome on Android`; `Unknown device` when the browser did not say. */
  device: z.string(),
  created_at: z.string(),
  /** To the day. */
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})

export const sessionList = z.object({ sessions: z.array(ownSession) })

export const endedSessions = z.object({ success: z.literal(true), message: z.string(), ended_count: z.number().int() })

export const passwordChange = z.object({ current_password: currentPassword, new_password: newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

/** The password again, and a code where the account asks for one at sign-in. */
export const passwordConfirmation = z.object({ password: currentPassword, totp_code: totpCode.nullish() })
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>
