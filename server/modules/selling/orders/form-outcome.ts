import { MAX_UPLOAD_BYTES } from '#server/modules/catalogue/images/check-upload.ts'

/** Largest form of a private page: an image and some short texts. */
export const MAX_FORM = MAX_UPLOAD_BYTES + 16 * 1024

/** Outcome of a private page's form. `late`: no longer possible; `undefined`: the link opens nothing. */
export type FormOutcome = 'done' | 'late' | { wrong: string } | undefined
