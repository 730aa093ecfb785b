/** `21 Nov 2026` */
export const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'medium' })

/** `21 Nov 2026, 14:05` */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const day = (date: string, options: Intl.DateTimeFormatOptions): string =>
  // A day of Pakistan's calendar is the same wherever it is read.
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })

/** `Sat` */
export const weekday = (date: string): string => day(date, { weekday: 'short' })

/** `Sat 21 Nov` */
export const dayWords = (date: string): string => day(date, { weekday: 'short', day: 'numeric', month: 'short' })

/** `21 Nov` */
export const dateWords = (date: string): string => day(date, { day: 'numeric', month: 'short' })
