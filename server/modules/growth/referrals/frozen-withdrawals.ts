import { longDay } from '#contract/long-day.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns the moment until which an account's withdrawals are frozen, `null` when they are not. */
export const frozenUntil = (clock: Clock, { withdrawals_frozen_until: until }: UserRow): string | null =>
  until && until > clock.now().toISOString() ? until : null

/** Throws `conflict` while an account's withdrawals are frozen. */
export const assertNotFrozen = (clock: Clock, user: UserRow | undefined): void => {
  const until = user && frozenUntil(clock, user)
  if (!until) return
  throw new AppError(
    'conflict',
    `This account was secured by its owner. Withdrawals are paused until ${longDay(until)}.`,
  )
}
