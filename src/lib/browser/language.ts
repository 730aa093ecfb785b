import { LANGUAGE_COOKIE, type Language } from '#contract/languages.ts'

/** Whether the operator offers Urdu. Told by the page's head. */
export const offersUrdu = (): boolean => document.querySelector('meta[name="offers-urdu"]') !== null

export const shownLanguage = (): Language => (document.documentElement.lang === 'ur' ? 'ur' : 'en')

/** Whether a language was chosen in this browser. */
export const hasChosen = (): boolean => document.cookie.split('; ').some((one) => one.startsWith(`${LANGUAGE_COOKIE}=`))

/** Turns dashboard and sign-in to a language, in this browser, for a year. Reloads the page. */
export const turnTo = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in Safari or Firefox
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax${secure}`
  location.reload()
}
