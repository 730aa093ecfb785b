/** Words of numbers and dates, in Urdu. To be read by a native speaker. */

import type { Language } from '#contract/languages.ts'

export const justNow = 'ابھی ابھی'
export const locale = 'ur-PK-u-nu-latn'
export const kg = (amount: string): string => `${amount} کلو`
export const usd = (amount: number): string => `${amount} ڈالر`
export const inTime = (minutes: number, seconds: string): string => ` (${minutes}:${seconds})`
export const language: Language = 'ur'

const units = {
  day: () => 'دن',
  hour: (amount: number) => (amount === 1 ? 'گھنٹہ' : 'گھنٹے'),
  minute: () => 'منٹ',
}
export const ago = (amount: number, unit: 'day' | 'hour' | 'minute'): string =>
  unit === 'day' && amount === 1 ? 'کل' : `${amount} ${units[unit](amount)} پہلے`
export const clock: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'short',
}
