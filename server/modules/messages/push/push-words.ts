import type { Catalogue, Language } from '#contract/languages.ts'
import * as words from './words.ts'
import * as wordsUrdu from './words.ur.ts'

export type PushWords = Catalogue<typeof words>

/** Words of alerts, by the language of a device's account. */
export const pushWords: Record<Language, PushWords> = { en: words, ur: wordsUrdu }
