import { LANGUAGE_COOKIE, type Language } from '#contract/languages.ts'

/** Whether the operator offers Urdu. Told by the page's head. */
export const offersUrdu = (): boolean => document.querySelector('meta[name="offers-urdu"]') !== null

/** Turns dashboard and sign-in to a language, in this browser, for a year. Reloads the page. */
export const chooseLanguage = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in Safari or Firefox
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax${secure}`
  location.reload()
}
