/** Words of numbers and dates. */

import type { Language } from '#contract/languages.ts'

export const justNow = 'just now'
export const locale = 'en-GB'
export const kg = (amount: string): string => `${amount} kg`
export const usd = (amount: number): string => `${amount} USD`
export const inTime = (minutes: number, seconds: string): string => ` in ${minutes}:${seconds}`
export const language: Language = 'en'
export const ago = (amount: number, unit: 'day' | 'hour' | 'minute'): string =>
  unit === 'day' && amount === 1 ? 'yesterday' : `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
export const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true }
