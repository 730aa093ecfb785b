import { tryGetContext } from 'hono/context-storage'
import { bearerToken } from '#server/auth/require-user.ts'
import { deleteSession } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { guessingDeviceMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns the stored form of the current request's session. */
export const currentSession = (): string => {
  const c = tryGetContext()
  return secretHash((c && bearerToken(c)) ?? '')
}

/** Ends a session at its tenth wrong password or code of a day and mails the owner: a stranger may have it. */
export const endIfGuessing = async (deps: Deps, user: UserRow, session: string): Promise<void> => {
  if (await deps.limits.wrongGuessesBySession.tryTake(session)) return
  await write(deps, async (trx) => {
    if (await deleteSession(trx, session))
      await enqueueMail(trx, deps.clock, guessingDeviceMail(user.email, deps.config.publicOrigin))
  })
}
