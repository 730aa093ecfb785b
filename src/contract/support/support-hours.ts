/** Office hours in Pakistan's time, by day from Sunday: full hours from and to, `null` for a day off. */
const hours: readonly (readonly [from: number, to: number] | null)[] = [
  null,
  ...Array.from({ length: 5 }, () => [9, 18] as const),
  [10, 16],
]

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `9` → `9:00 AM` */
const clock = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

const written = (day: number): string => {
  const open = hours[day]
  return open ? `${clock(open[0])} – ${clock(open[1])}` : 'Closed'
}

/** The hours as the contact page lists them, days that are alike together. */
export const supportHours: readonly (readonly [days: string, hours: string])[] = [
  ['Monday – Friday', written(1)],
  ['Saturday', written(6)],
  ['Sunday', written(0)],
]

const inPakistan = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Karachi',
  weekday: 'long',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Whether the office is open at a moment, in Pakistan's time, and in words until or from when. */
export const opening = (now: Date): { open: boolean; words: string } => {
  const part = Object.fromEntries(inPakistan.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = days.indexOf(part.weekday ?? '')
  const hour = Number(part.hour)
  const [from, to] = hours[today] ?? [24, 0]
  if (hour >= from && hour < to) return { open: true, words: `Open now, until ${clock(to)}` }
  if (hour < from && from < 24) return { open: false, words: `Closed now. Opens today at ${clock(from)}` }
  const after = [1, 2, 3].find((count) => hours[(today + count) % 7]) ?? 1
  const next = (today + after) % 7
  const day = after === 1 ? 'tomorrow' : `on ${days[next]}`
  return { open: false, words: `Closed now. Opens ${day} at ${clock(hours[next]?.[0] ?? 9)}` }
}
