import { clock, locale } from './words.ts'

/** Makes a formatter on first use: creating one costs a hundred times one use. */
const written = (options: Intl.DateTimeFormatOptions, language = locale) => {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Date): string => {
    format ??= new Intl.DateTimeFormat(language, options)
    return format.format(moment)
  }
}

const mediumDate = written({ dateStyle: 'medium', timeZone: 'Asia/Karachi' })
const mediumMoment = written({
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...clock,
})

/** A moment's day in Pakistan, as in our messages: `21 Nov 2026`. */
export const dayOf = (moment: string | number): string => mediumDate(new Date(moment))

/** `21 Nov 2026, 2:05 pm` */
export const momentOf = (iso: string): string => mediumMoment(new Date(iso))

/** Formats days of Pakistan's calendar, in any time zone. */
const calendar = (options: Intl.DateTimeFormatOptions) => {
  const write = written({ timeZone: 'UTC', ...options })
  return (date: string): string => write(new Date(`${date}T00:00:00Z`))
}

/** `Sat` */
export const weekday = calendar({ weekday: 'short' })

/** `Sat 21 Nov` */
export const dayWords = calendar({ weekday: 'short', day: 'numeric', month: 'short' })

/** `21 Nov` */
export const dateWords = calendar({ day: 'numeric', month: 'short' })

/** `November 2026` */
export const monthWords = calendar({ month: 'long', year: 'numeric' })

const isoDate = written({ timeZone: 'Asia/Karachi' }, 'sv-SE')

/** Today in Pakistan: `2026-11-21`. */
export const todayInPakistan = (): string => isoDate(new Date())

/** Returns the day `days` before a day. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
