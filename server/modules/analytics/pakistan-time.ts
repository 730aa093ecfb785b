const DAY_MS = 86_400_000

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Karachi',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** A moment's day (`2026-03-01`) and hour (0–23) in Pakistan. */
export const pakistanTime = (moment: Date): { day: string; hour: number } => {
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

/** The moment, in ISO format, at which a day begins in Pakistan, which knows no summer time. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00+05:00`).toISOString()

/** The day so many days before. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
