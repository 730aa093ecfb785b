import type { Registration, User, Verification as VerificationInput } from '#contract/accounts/accounts.ts'
import { newDeviceToken } from '#server/auth/known-devices.ts'
import { secretHash, startSession } from '#server/auth/sessions.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertSellersPhone } from '#server/http/phone-numbers.ts'
import { linkReferral } from '#server/modules/growth/referrals/referrals.service.ts'
import { alreadyRegisteredMail, verificationMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail, findUserById, insertUser, type UserRow } from '#server/records/users/users.repo.ts'
import * as accounts from './accounts.repo.ts'
import type { SignUpsTable } from './accounts.table.ts'
import { presentUser } from './present-user.ts'
import * as repo from './sign-ups.repo.ts'

/** How long a mailed link works. */
const LINK_HOURS = 24
const WORN_LINK = 'Email verification failed. Please try again.'
const NOT_CHOSEN =
  'This is not the password you chose when you signed up. If you do not remember it, choose a new one with “Forgot password?”.'

/**
 * Mails a link, unless the address has been mailed enough links: those it has work on, so whoever waits for one can still go on. What is not
 * sent costs as much, so that the answer does not tell.
 */
const mailLink = async (deps: Deps, trx: Transaction, user: UserRow, mayMail: boolean): Promise<void> => {
  const token = newSecret()
  const mail = verificationMail(user.email, deps.config.publicOrigin, token)
  if (!mayMail) return enqueueDecoyMail(trx, deps.clock, mail)
  await accounts.insertMailedToken(trx, {
    token_hash: secretHash(token),
    user_id: user.id,
    purpose: 'verify_email',
    expires_at: new Date(deps.clock.now().getTime() + LINK_HOURS * 3_600_000).toISOString(),
    used_at: null,
  })
  await enqueueMail(trx, deps.clock, mail)
}

/** An account of which nothing is known but its address: what was chosen waits in the sign-up. */
const insertUnverified = async (trx: Transaction, email: string, now: string): Promise<UserRow> => {
  const user: UserRow = {
    id: newId(),
    email,
    password_hash: '',
    whatsapp_number: '',
    country_code: '+92',
    referral_code_used: null,
    role: 'seller',
    plan: 'free',
    plan_expiry: null,
    allowed_layouts: [],
    referral_price: 2000,
    verified_at: null,
    deletion_at: null,
    created_at: now,
  }
  await insertUser(trx, user)
  return user
}

/**
 * Signs an address up. Nothing that waits is replaced: each sign-up is kept beside the others until a link is opened and a password says
 * which of them is its owner's. A verified account is left alone and told by mail. What comes of it is the same to the caller, also when he
 * signs in with what he chose: it waits for a link in either case, which a verified account is never mailed. Throws
 * `invalid` for a number that can be none of its country.
 */
export const register = async (deps: Deps, input: Registration): Promise<void> => {
  assertSellersPhone(input.whatsapp_number, input.country_code)
  const password_hash = await deps.passwords.hash(input.password)
  const now = deps.clock.now().toISOString()
  const mayMail = await deps.limits.linkMailByAccount.tryTake(input.email)
  await write(deps, async (trx) => {
    await lock(trx, 'email', input.email)
    const existing = await findUserByEmail(trx, input.email)
    const user = existing ?? (await insertUnverified(trx, input.email, now))
    await repo.insertSignUp(trx, {
      id: newId(),
      user_id: user.id,
      password_hash,
      whatsapp_number: input.whatsapp_number,
      country_code: input.country_code,
      referral_code: input.referral_code,
      key_hash: input.sign_up_key && secretHash(input.sign_up_key),
      created_at: now,
    })
    if (!user.verified_at) return mailLink(deps, trx, user, mayMail)
    const mail = alreadyRegisteredMail(input.email, deps.config.publicOrigin)
    return mayMail ? enqueueMail(trx, deps.clock, mail) : enqueueDecoyMail(trx, deps.clock, mail)
  })
}

/**
 * Mails another link to an account that waits for its verification. For any other address the same is written and taken back in the
 * same transaction, so that neither answer nor time tells which addresses have an account.
 */
export const resendVerification = async (deps: Deps, email: string): Promise<void> => {
  const mayMail = await deps.limits.linkMailByAccount.tryTake(email)
  await write(deps, async (trx) => {
    const found = await findUserByEmail(trx, email)
    if (found && !found.verified_at) await mailLink(deps, trx, found, mayMail)
    else await enqueueDecoyMail(trx, deps.clock, verificationMail(email, deps.config.publicOrigin, newSecret()))
  })
}

/** The sign-up of an account that a password was chosen at, the newest first. Tries all that are kept unless told fewer: each costs a hash. */
export const signUpWith = async (
  deps: Deps,
  userId: string,
  password: string,
  atMost?: number,
): Promise<SignUpsTable | undefined> => {
  for (const signUp of await repo.signUpsOf(deps.db, userId, atMost)) {
    if (await deps.passwords.verify(password, signUp.password_hash)) return signUp
  }
  return undefined
}

/** Returns whose address a link confirms, and spends nothing. Throws `bad_request` when it is unknown, used or older than 24 hours. */
export const assertOpenLink = async (deps: Deps, token: string): Promise<UserRow> => {
  const now = deps.clock.now().toISOString()
  const userId = await accounts.findMailedToken(deps.db, secretHash(token), 'verify_email', now)
  const user = userId && (await findUserById(deps.db, userId))
  if (!user) throw new AppError('bad_request', WORN_LINK)
  return user
}

/** What a verified account is told, and is signed in with. */
interface Verification {
  message: string
  access_token: string
  device_token: string
  user: User
  verified: boolean
  already_verified: boolean
}

/**
 * Confirms an address and signs its owner in. The link proves the mailbox; the password, or the key of the browser where it was chosen, says
 * which sign-up is hers: whoever else signed the address up, earlier or later, gets nothing, neither password nor phone number nor
 * referral. Throws `bad_request` when the link is unknown, used or older than 24 hours, `forbidden` when no sign-up has this password or key.
 */
export const verifyEmail = async (
  deps: Deps,
  { token, password, sign_up_key }: VerificationInput,
  userAgent: string,
): Promise<Verification> => {
  const { id: userId, email } = await assertOpenLink(deps, token)
  const signUp =
    (sign_up_key && (await repo.findSignUpByKey(deps.db, userId, secretHash(sign_up_key)))) ||
    (password && (await signUpWith(deps, userId, password)))
  if (!signUp) throw new AppError('forbidden', NOT_CHOSEN, { errors: { password: NOT_CHOSEN } })
  return write(deps, async (trx) => {
    await lock(trx, 'email', email)
    const now = deps.clock.now().toISOString()
    if (!(await accounts.spendMailedToken(trx, secretHash(token), 'verify_email', now))) {
      throw new AppError('bad_request', WORN_LINK)
    }
    await accounts.takeSignUp(trx, signUp, now)
    await repo.forgetSignUps(trx, userId)
    const { whatsapp_number, country_code, referral_code } = signUp
    await linkReferral(trx, deps.clock, { id: userId, email, whatsapp_number, country_code }, referral_code)
    const user = await findUserById(trx, userId)
    if (!user) throw new AppError('bad_request', WORN_LINK)
    return {
      message: 'Email verified successfully! You are now logged in.',
      access_token: await startSession(trx, deps.clock, userId, userAgent),
      device_token: newDeviceToken(deps, email),
      user: presentUser(deps, user),
      verified: true,
      already_verified: false,
    }
  })
}
