import type { Catalogue, Language } from '#contract/languages.ts'
import * as words from './words.ts'
import * as wordsUrdu from './words.ur.ts'

export type MailWords = Catalogue<typeof words>

/** Words of mails to sellers, by the language of their account. */
export const mailWords: Record<Language, MailWords> = { en: words, ur: wordsUrdu }
