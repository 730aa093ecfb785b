import type { Language } from './languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK-u-nu-latn' }

/** A moment's day in Pakistan, where deadlines count: `22 December 2026`. */
export const longDay = (moment: string | number, language: Language = 'en'): string =>
  new Date(moment).toLocaleDateString(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Karachi',
  })
