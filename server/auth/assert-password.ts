import { AppError } from '#server/http/app-error.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { AuthDeps } from './auth-deps.ts'

const WRONG = 'The password is not right'

/**
 * Checks the password again, for actions that a stolen token must not allow. `field` is the name of the input.
 * Throws `forbidden` when it is wrong, `too_many` for guessing.
 */
export const assertPassword = async (
  deps: AuthDeps,
  user: UserRow,
  password: string,
  field = 'password',
): Promise<void> => {
  await deps.limits.passwordAgainByAccount.take(user.id)
  if (!(await deps.passwords.verify(password, user.password_hash)))
    throw new AppError('forbidden', WRONG, { errors: { [field]: WRONG } })
  await deps.limits.passwordAgainByAccount.giveBack(user.id)
}
