import type { Credentials, User } from '#contract/accounts/accounts.ts'
import { type Caller, newDeviceToken } from '#server/auth/known-devices.ts'
import { startSession } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertSecondFactor } from '#server/modules/account/totp/second-factor.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'
import { spendMailedCode } from './mailed-codes.repo.ts'
import { checkMailedCode, type RightCode } from './mailed-codes.service.ts'
import { presentUser } from './present-user.ts'
import { signUpWith } from './sign-ups.service.ts'

const CODE_NEEDED =
  'There were many wrong passwords for this account. To be sure it is you, enter the code we send to your email.'
const WRONG_CODE = 'The code is not right or has expired. Please ask for a new one.'

/**
 * Sign-ups that a password is tried at when somebody signs in, the newest: strangers add to those of an address, and each costs a hash. Of an
 * older one she is not told that it waits for its link, which still opens it.
 */
const TRIED_SIGN_UPS = 3

/**
 * Counts an attempt to sign in as failed until it is known to be none, by `giveBack`. Wrong passwords lock the pair of account and caller, never the
 * account: after too many from everywhere it asks strangers for a mailed code besides. Throws `too_many`, or `sign_in_code_required`.
 */
const takeAttempt = async (
  { limits, ...deps }: Deps,
  caller: Caller,
  { email, mailed_code }: Credentials,
): Promise<{ code: RightCode | undefined; giveBack: () => Promise<unknown> }> => {
  if (!caller.known) await limits.loginByAddress.take(caller.address)
  await limits.loginByCaller.take(caller.key)
  const free = caller.known || (await limits.loginByAccount.tryTake(email))
  let code: RightCode | undefined
  if (!free) {
    if (!mailed_code) throw new AppError('sign_in_code_required', CODE_NEEDED)
    code = await checkMailedCode({ ...deps, limits }, caller, email, 'sign_in', mailed_code)
    if (!code) throw new AppError('sign_in_code_required', WRONG_CODE, { errors: { mailed_code: WRONG_CODE } })
  }
  const giveBack = () =>
    Promise.all([
      limits.loginByCaller.giveBack(caller.key),
      caller.known || limits.loginByAddress.giveBack(caller.address),
      caller.known || limits.loginByAccount.giveBack(email),
    ])
  return { code, giveBack }
}

/** A session, and what makes the device known from now on. */
interface SignedIn {
  access_token: string
  device_token: string
  user: User
}

/**
 * Signs in. Throws `unauthorized` for a wrong e-mail or password, alike and after the same time; `email_unverified` for the password of a sign-up
 * that waits, and `unauthorized` with `totp_required` for a protected account, only after the right password; and what `takeAttempt` throws.
 */
export const login = async (deps: Deps, caller: Caller, input: Credentials): Promise<SignedIn> => {
  const { code, giveBack } = await takeAttempt(deps, caller, input)
  const found = await findUserByEmail(deps.db, input.email)
  const device = caller.known ? caller.key : undefined
  const right = await deps.passwords.verify(input.password, found?.password_hash, device).catch(async (error) => {
    // Nothing was compared: whoever comes back as asked has not guessed.
    if (error instanceof AppError && error.code === 'unavailable') await giveBack()
    throw error
  })
  // Whether an account is verified is not told to whoever signed its address up: what he chose waits either way.
  if (
    found &&
    !(right && found.verified_at) &&
    (right || (await signUpWith(deps, found.id, input.password, TRIED_SIGN_UPS)))
  ) {
    await giveBack()
    throw new AppError('email_unverified', 'Please verify your email before signing in')
  }
  if (!found || !right) throw new AppError('unauthorized', 'Invalid email or password')
  await giveBack()
  await assertSecondFactor(deps, found, input.totp_code)
  const access_token = await write(deps, async (trx) => {
    if (code && !(await spendMailedCode(trx, code))) throw new AppError('sign_in_code_required', WRONG_CODE)
    return startSession(trx, deps.clock, found.id, caller.userAgent)
  })
  return { access_token, device_token: newDeviceToken(deps, found.email), user: presentUser(deps, found) }
}
