import { z } from 'zod'
import { currentPassword, newPassword, totpCode } from './accounts.ts'

/** A signed-in device, as shown to its owner. */
const ownSession = z.object({
  id: z.string(),
  /** For example `Chrome on Android`, or `Unknown device`. */
  device: z.string(),
  created_at: z.string(),
  /** Precise to the day. */
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** Whether this session made the request. */
  current: z.boolean(),
})

export const sessionList = z.object({ sessions: z.array(ownSession) })

export const endedSessions = z.object({ success: z.literal(true), message: z.string(), ended_count: z.number().int() })

/** A new password. With two-step sign-in, a code too. */
export const passwordChange = z.object({
  current_password: currentPassword,
  new_password: newPassword,
  totp_code: totpCode.nullish(),
})
export type PasswordChange = z.infer<typeof passwordChange>

/** The password again, plus a code with two-step sign-in. */
export const passwordConfirmation = z.object({ password: currentPassword, totp_code: totpCode.nullish() })
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>
