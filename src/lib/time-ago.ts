import { dayOf } from './days.ts'
import * as say from './words.ts'

const steps: ['day' | 'hour' | 'minute', number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `5 minutes ago`, or the date after a week. */
export const timeAgo = (iso: string, now = Date.now()): string => {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  if (seconds > 7 * 86_400) return dayOf(iso)
  const step = steps.find(([, length]) => seconds >= length)
  return step ? say.ago(Math.round(seconds / step[1]), step[0]) : say.justNow
}
