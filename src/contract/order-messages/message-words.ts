import type { Catalogue, Language } from '../languages.ts'
import * as words from './words.ts'
import * as wordsUrdu from './words.ur.ts'

export type MessageWords = Catalogue<typeof words>

/** Words of messages to buyers, for the dashboard too: it needs no other area in both languages. */
export const messageWords: Record<Language, MessageWords> = { en: words, ur: wordsUrdu }
