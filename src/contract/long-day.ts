import { type Language, locales } from './languages.ts'

/** A moment's day in Pakistan, where deadlines count: `22 December 2026`. */
export const longDay = (moment: string | number, language: Language = 'en'): string =>
  new Date(moment).toLocaleDateString(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Karachi',
  })
