import { z } from 'zod'
import { languages } from '../languages.ts'
import { accountWords as words } from './account-words.ts'
import { countryCode, currentPassword, totpCode, whatsappNumber } from './accounts.ts'
import { passwordConfirmation } from './sessions.ts'

export const whatsappNumberChange = z.object({ whatsapp_number: whatsappNumber, country_code: countryCode })
export type WhatsAppNumberChange = z.infer<typeof whatsappNumberChange>

export const languageChange = z.object({ language: z.enum(languages, { error: words.languageWrong }) })

/** The password is needed 15 minutes after it was last typed, a code whenever two-step sign-in is on. */
export const exportRequest = z.object({ password: currentPassword.optional(), totp_code: totpCode.nullish() })

/** A download link for the archive, good for two minutes. */
export const exportLink = z.object({ url: z.string() })

/** The owner types the store's address, or her e-mail without a store, so that nobody deletes by accident. */
export const deletionRequest = passwordConfirmation.extend({
  confirmation: z
    .string({ error: words.confirmationMissing })
    .trim()
    .min(1, words.confirmationMissing)
    .max(300, words.confirmationWrong),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

export const scheduledDeletion = z.object({ success: z.literal(true), message: z.string(), deletion_at: z.string() })
