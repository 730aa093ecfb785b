/** Pakistan's offset from UTC. It has no summer time. */
const AHEAD_MS = 5 * 3_600_000

/** The present month in Pakistan, `2026-03`. */
export const presentMonth = (): string => new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 7)

/** Returns the month some months later or, below 0, before. */
export const monthAfter = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}
