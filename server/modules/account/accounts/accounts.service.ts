import type { Credentials, User } from '#contract/accounts/accounts.ts'
import { type Caller, newDeviceToken } from '#server/auth/known-devices.ts'
import { startSession } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertSecondFactor } from '#server/modules/account/totp/second-factor.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'
import { spendMailedCode } from './mailed-codes.repo.ts'
import { checkMailedCode, openMailedLink, type RightCode } from './mailed-codes.service.ts'
import { presentMe } from './present-user.ts'
import { signUpsOf } from './sign-ups.repo.ts'

const CODE_NEEDED =
  'There were many wrong passwords for this account. To be sure it is you, enter the code we send to your email.'
const WRONG_CODE = 'The code is wrong or has expired. Please ask for a new one.'

/**
 * Newest sign-ups compared with a password that is not the account's: one, so that every refusal costs two hashes.
 * The owner of an older one is not told that it is unverified, but its link still works.
 */
const TRIED_SIGN_UPS = 1

/**
 * Counts a sign-in attempt as failed until `giveBack` is called. Wrong passwords lock the account for that caller only.
 * After too many from everywhere, unknown devices need a mailed code. Whoever opened a mailed link is counted alone, as
 * nobody else has it. Throws `too_many`, `sign_in_code_required`.
 */
const takeAttempt = async (
  { limits, ...deps }: Deps,
  caller: Caller,
  { email, mailed_code, mailed_link }: Credentials,
): Promise<{ code: RightCode | undefined; giveBack: (uncompared?: 'uncompared') => Promise<unknown> }> => {
  const opened = mailed_link ? await openMailedLink({ ...deps, limits }, 'sign_in', mailed_link) : undefined
  if (opened?.email === email) {
    const key = `${email} ${opened.code_hash}`
    await limits.loginByCaller.take(key)
    return { code: opened, giveBack: () => limits.loginByCaller.giveBack(key) }
  }
  if (!caller.known) await limits.loginByAddress.take(caller.network)
  await limits.loginByCaller.take(caller.key)
  const free = caller.known || (await limits.loginByAccount.tryTake(email))
  let code: RightCode | undefined
  if (!free) {
    if (!mailed_code) throw new AppError('sign_in_code_required', CODE_NEEDED)
    code = await checkMailedCode({ ...deps, limits }, caller, email, 'sign_in', mailed_code)
    if (!code) throw new AppError('sign_in_code_required', WRONG_CODE, { errors: { mailed_code: WRONG_CODE } })
  }
  // A network that sends more than the queue takes is counted for it.
  const giveBack = (uncompared?: 'uncompared') =>
    Promise.all([
      limits.loginByCaller.giveBack(caller.key),
      caller.known || uncompared || limits.loginByAddress.giveBack(caller.network),
      caller.known || limits.loginByAccount.giveBack(email),
    ])
  return { code, giveBack }
}

/** A session and the token that makes the device known. */
interface SignedIn {
  access_token: string
  device_token: string
  user: User
}

/**
 * Signs in. Throws as `takeAttempt`, and `unauthorized` for a wrong e-mail or password, alike and after the same time.
 * After the right password: `email_unverified` for a waiting sign-up, `unauthorized` with `totp_required`.
 */
export const login = async (deps: Deps, caller: Caller, input: Credentials): Promise<SignedIn> => {
  const { code, giveBack } = await takeAttempt(deps, caller, input)
  const found = await findUserByEmail(deps.db, input.email)
  const device = caller.known ? caller.key : code && `link ${code.code_hash}`
  /** Without a hash it fails after the same time, so that neither answer nor time tells the state of an account. */
  const isRight = (hash: string | undefined) =>
    deps.passwords.verify(input.password, hash, device).catch(async (error) => {
      // No password was compared, so a retry is not a guess.
      if (error instanceof AppError && error.code === 'unavailable') await giveBack('uncompared')
      throw error
    })
  const right = await isRight(found?.password_hash)
  if (!(right && found?.verified_at)) {
    const [signUp] = await signUpsOf(deps.db, found?.id ?? '', TRIED_SIGN_UPS)
    const waits = await isRight(signUp?.password_hash)
    if (!found || !(right || waits)) throw new AppError('unauthorized', 'Invalid email or password')
    await giveBack()
    throw new AppError('email_unverified', 'Please verify your email before signing in')
  }
  await giveBack()
  await assertSecondFactor(deps, found, caller, input.totp_code)
  const access_token = await write(deps, async (trx) => {
    if (code && !(await spendMailedCode(trx, code))) throw new AppError('sign_in_code_required', WRONG_CODE)
    return startSession(trx, deps.clock, found.id, caller.userAgent)
  })
  return { access_token, device_token: newDeviceToken(deps, found), user: await presentMe(deps, found) }
}
