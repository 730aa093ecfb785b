import { z } from 'zod'
import { currentPassword, totpCode } from './accounts.ts'

/** Whether the account asks for a code at sign-in; `required` where its owner may not do without: administrators others can reach. */
export const totpStatus = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  required: z.boolean(),
})

export const passwordAgain = z.object({ password: currentPassword })

export const totpConfirmation = z.object({ totp_code: totpCode })

/** What only the owner may ask for: the password again, and a code as well. */
export const protectedChange = z.object({ password: currentPassword, totp_code: totpCode })
export type ProtectedChange = z.infer<typeof protectedChange>

/** What an authenticator app needs; the image is an SVG of the same address. */
export const totpSetup = z.object({ secret: z.string(), otpauth_uri: z.string(), qr_svg: z.string() })
export type TotpSetup = z.infer<typeof totpSetup>

/** Shown once; each signs in once in place of a code. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
