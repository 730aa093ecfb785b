import type { z } from 'zod'
import type { sessionList } from '#contract/accounts/sessions.ts'
import { dayOf } from '#src/lib/days.ts'
import * as say from './words.ts'

export type Device = z.infer<typeof sessionList>['sessions'][number]

export const isPhone = ({ device }: Pick<Device, 'device'>): boolean => /\b(?:Android|iPhone|iPad)$/.test(device)

const DAY_MS = 86_400_000

/** Says when a device was last seen, to the day. */
export const daySeen = ({ last_seen_at, current }: Device, now = Date.now()): string => {
  if (current || dayOf(last_seen_at) === dayOf(now)) return say.activeToday
  if (dayOf(last_seen_at) === dayOf(now - DAY_MS)) return say.activeYesterday
  return say.activeOn(dayOf(last_seen_at))
}

/** Puts the current device first. */
export const thisFirst = <Entry extends { current: boolean }>(devices: readonly Entry[]): Entry[] =>
  devices.toSorted((one, other) => Number(other.current) - Number(one.current))
