/** Languages of a shop, and of its dashboard. English texts are the specification's; Urdu is offered by `LANGUAGES`. */
export const languages = ['en', 'ur'] as const

export type Language = (typeof languages)[number]

/** The language that a shop in both has beside its own. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ur' : 'en')

/** Name of each, in itself. */
export const languageNames: Record<Language, string> = { en: 'English', ur: 'اردو' }

/** Cookie with the language of dashboard and sign-in, which the page sets for a year. */
export const LANGUAGE_COOKIE = 'language'

/** Locale of dates, with Western digits. */
export const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK-u-nu-latn' }

/** The direction in which a language is written, for `dir`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** Shape of a catalogue in any language: the keys of the English one, its functions with the same parameters. */
export type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] }
