import type { z } from 'zod'
import type { sessionList } from '#contract/accounts/sessions.ts'

export type Device = z.infer<typeof sessionList>['sessions'][number]

export const isPhone = ({ device }: Device): boolean => /\b(?:Android|iPhone|iPad)$/.test(device)

const DAY_MS = 86_400_000

const day = (moment: string | number) => new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' })

/** Says when a device was last seen, to the day. */
export const daySeen = ({ last_seen_at, current }: Device, now = Date.now()): string => {
  if (current || day(last_seen_at) === day(now)) return 'Active today'
  if (day(last_seen_at) === day(now - DAY_MS)) return 'Active yesterday'
  return `Active ${day(last_seen_at)}`
}

/** Puts the current device first. */
export const thisFirst = (devices: readonly Device[]): Device[] =>
  devices.toSorted((one, other) => Number(other.current) - Number(one.current))
