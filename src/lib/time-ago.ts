import { dayOf } from './days.ts'
import * as say from './words.ts'

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `5 minutes ago`, or the date after a week. */
export const timeAgo = (iso: string, now = Date.now()): string => {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  if (seconds > 7 * 86_400) return dayOf(iso)
  const step = steps.find(([, length]) => seconds >= length)
  return step ? words.format(-Math.round(seconds / step[1]), step[0]) : say.justNow
}
