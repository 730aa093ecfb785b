import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { currentSession, endIfGuessing } from './guessing-session.ts'

const WRONG = 'The password is wrong'

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
