const DAY_MS = 86_400_000

/** Pakistan's offset from UTC. It has no summer time. */
const AHEAD_MS = 5 * 3_600_000

/** Returns day (`2026-03-01`) and hour (0–23) of a moment in Pakistan. */
export const pakistanTime = (moment: Date): { day: string; hour: number } => {
  const there = new Date(moment.getTime() + AHEAD_MS)
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() }
}

/** Returns when a day begins in Pakistan, in ISO format. */
export const startOfDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS).toISOString()

/** Returns the month of a moment in Pakistan: `2026-03`. */
export const monthOf = (moment: Date): string => pakistanTime(moment).day.slice(0, 7)

/** Returns when a month begins in Pakistan, and when the next one does. */
export const monthSpan = (month: string): { from: string; to: string } => {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: startOfDay(`${month}-01`), to: startOfDay(next.toISOString().slice(0, 10)) }
}

/** Returns the day `days` before `day`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
