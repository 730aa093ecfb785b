const DAY_MS = 86_400_000

/** Pakistan is so far ahead of UTC, and knows no summer time. */
const AHEAD_MS = 5 * 3_600_000

/** A moment's day (`2026-03-01`) and hour (0–23) in Pakistan. */
export const pakistanTime = (moment: Date): { day: string; hour: number } => {
  const there = new Date(moment.getTime() + AHEAD_MS)
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() }
}

/** The moment, in ISO format, at which a day begins in Pakistan. */
export const startOfDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS).toISOString()

/** The day so many days before. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
