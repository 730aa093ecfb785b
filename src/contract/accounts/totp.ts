import { z } from 'zod'
import { currentPassword, totpCode } from './accounts.ts'

/** Whether sign-in asks for a code. `required`: an admin on a public server cannot turn it off. */
export const totpStatus = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  required: z.boolean(),
})

export const passwordAgain = z.object({ password: currentPassword })

export const totpConfirmation = z.object({ totp_code: totpCode })

/** Proof that the owner asks: the password and a code. */
export const protectedChange = z.object({ password: currentPassword, totp_code: totpCode })
export type ProtectedChange = z.infer<typeof protectedChange>

/** Setup data for an authenticator app. The SVG shows `otpauth_uri` as a QR code. */
export const totpSetup = z.object({ secret: z.string(), otpauth_uri: z.string(), qr_svg: z.string() })
export type TotpSetup = z.infer<typeof totpSetup>

/** Shown once. Each replaces a code for one sign-in. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
