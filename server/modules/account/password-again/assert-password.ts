import { tryGetContext } from 'hono/context-storage'
import { bearerToken } from '#server/auth/require-user.ts'
import { deleteSession } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { guessedPasswordMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

const WRONG = 'The password is not right'

/** Returns the stored form of the current request's session. */
const currentSession = (): string => {
  const c = tryGetContext()
  return secretHash((c && bearerToken(c)) ?? '')
}

/** Ends a session at its tenth wrong password of a day and mails the owner: a stranger may have it. */
const endIfGuessing = async (deps: Deps, user: UserRow, session: string): Promise<void> => {
  if (await deps.limits.wrongPasswordsBySession.tryTake(session)) return
  await write(deps, async (trx) => {
    if (await deleteSession(trx, session))
      await enqueueMail(trx, deps.clock, guessedPasswordMail(user.email, deps.config.publicOrigin))
  })
}

/**
 * Checks the password again, for actions that a stolen token must not allow. `field` is the name of the input. Counts
 * by session, so that a thief's guesses do not keep the owner's other devices out.
 * Throws `forbidden` when it is wrong, `too_many` for guessing.
 */
export const assertPassword = async (
  deps: Deps,
  user: UserRow,
  password: string,
  field = 'password',
): Promise<void> => {
  const { passwordAgainBySession, passwordAgainByAccount } = deps.limits
  const session = currentSession()
  await passwordAgainBySession.take(session)
  await passwordAgainByAccount.take(user.id)
  if (!(await deps.passwords.verify(password, user.password_hash))) {
    await endIfGuessing(deps, user, session)
    throw new AppError('forbidden', WRONG, { errors: { [field]: WRONG } })
  }
  await passwordAgainBySession.giveBack(session)
  await passwordAgainByAccount.giveBack(user.id)
}
