import { MAX_UPLOAD_BYTES } from '#server/modules/catalogue/images/check-upload.ts'

/** Largest form of a private page: an image and some short texts. */
export const MAX_FORM = MAX_UPLOAD_BYTES + 16 * 1024

/**
 * What became of a form of a private page: `late` if it is no longer possible, what is wrong with it, `undefined` for a
 * link that opens nothing.
 */
export type FormOutcome = 'done' | 'late' | { wrong: string } | undefined
