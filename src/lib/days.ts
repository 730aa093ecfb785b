/** Writes moments in one way. Made once, when it is first used: making a formatter takes a hundred times as long as using it. */
const written = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Date): string => {
    format ??= new Intl.DateTimeFormat('en-GB', options)
    return format.format(moment)
  }
}

const mediumDate = written({ dateStyle: 'medium' })
const mediumMoment = written({ dateStyle: 'medium', timeStyle: 'short' })

/** `21 Nov 2026` */
export const dayOf = (iso: string): string => mediumDate(new Date(iso))

/** `21 Nov 2026, 14:05` */
export const momentOf = (iso: string): string => mediumMoment(new Date(iso))

/** Writes days of Pakistan's calendar, which are the same wherever they are read. */
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
