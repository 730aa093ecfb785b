import type { Registration, User, Verification as VerificationInput } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
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
import { presentUser } from './present-user.ts'
import * as repo from './sign-ups.repo.ts'

/** How long a mailed link works. */
const LINK_HOURS = 24
const WORN_LINK = 'Email verification failed. Please try again.'
const ALREADY_VERIFIED = 'Email already verified! Please sign in.'
const NOT_CHOSEN =
  'This is not the password you chose when you signed up. If you do not remember it, choose a new one with “Forgot password?”.'

/**
 * Mails a verification link, or does the same work without mailing when the address had enough links.
 * Earlier links keep working.
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

/** Inserts an account with nothing but its address. The other data waits in the sign-up. */
export const insertUnverified = async (
  trx: Transaction,
  email: string,
  now: string,
  language: Language = 'en',
): Promise<UserRow> => {
  const user: UserRow = {
    id: newId(),
    email,
    password_hash: '',
    password_number: 0,
    whatsapp_number: '',
    country_code: '+92',
    referral_code_used: null,
    role: 'seller',
    plan: 'free',
    plan_expiry: null,
    plan_reminded_for: null,
    plan_ended_at: null,
    allowed_layouts: [],
    referral_price: 2000,
    verified_at: null,
    deletion_at: null,
    withdrawals_frozen_until: null,
    language,
    created_at: now,
  }
  await insertUser(trx, user)
  return user
}

/**
 * Adds a sign-up beside earlier ones. The mailed link plus a password later tells which one is the owner's.
 * Leaves a verified account alone and mails its owner. Always answers alike, so callers cannot tell whether the
 * address has an account. Throws `invalid` for an impossible number of its country.
 */
export const register = async (deps: Deps, input: Registration, network: string): Promise<void> => {
  assertSellersPhone(input.whatsapp_number, input.country_code)
  const password_hash = await deps.passwords.hash(input.password)
  const now = deps.clock.now().toISOString()
  const mayMail = await deps.limits.linkMailByAccount.tryTake(input.email)
  await write(deps, async (trx) => {
    await lock(trx, 'email', input.email)
    const existing = await findUserByEmail(trx, input.email)
    const language = deps.config.languages.find((one) => one === input.language)
    const user = existing ?? (await insertUnverified(trx, input.email, now, language))
    await repo.insertSignUp(trx, {
      id: newId(),
      user_id: user.id,
      password_hash,
      whatsapp_number: input.whatsapp_number,
      country_code: input.country_code,
      referral_code: input.referral_code,
      key_hash: input.sign_up_key && secretHash(input.sign_up_key),
      caller: deps.secrets.fingerprint(`sign-up ${input.email} ${network}`),
      created_at: now,
    })
    if (!user.verified_at) return mailLink(deps, trx, user, mayMail)
    const mail = alreadyRegisteredMail(input.email, deps.config.publicOrigin)
    return mayMail ? enqueueMail(trx, deps.clock, mail) : enqueueDecoyMail(trx, deps.clock, mail)
  })
}

/**
 * Mails another link to an unverified account. For other addresses it writes the same and takes it back in the
 * transaction, so neither answer nor time tells which addresses have an account.
 */
export const resendVerification = async (deps: Deps, email: string): Promise<void> => {
  const mayMail = await deps.limits.linkMailByAccount.tryTake(email)
  await write(deps, async (trx) => {
    const found = await findUserByEmail(trx, email)
    if (found && !found.verified_at) await mailLink(deps, trx, found, mayMail)
    else await enqueueDecoyMail(trx, deps.clock, verificationMail(email, deps.config.publicOrigin, newSecret()))
  })
}

/** Returns the newest sign-up made with a password. Tries at most `atMost`, as each costs a hash. */
export const signUpWith = async (
  deps: Deps,
  userId: string,
  password: string,
  atMost?: number,
): Promise<repo.SignUp | undefined> => {
  for (const signUp of await repo.signUpsOf(deps.db, userId, atMost)) {
    if (await deps.passwords.verify(password, signUp.password_hash)) return signUp
  }
  return undefined
}

/**
 * Returns the account of a link without spending it. Throws `bad_request` when unknown, used or expired; with
 * `already_verified` when its address is verified.
 */
export const assertOpenLink = async (deps: Deps, token: string): Promise<UserRow> => {
  const now = deps.clock.now().toISOString()
  const userId = await accounts.findTokenOwner(deps.db, secretHash(token), 'verify_email')
  const user = userId === undefined ? undefined : await findUserById(deps.db, userId)
  if (user?.verified_at) throw new AppError('bad_request', ALREADY_VERIFIED, { already_verified: true })
  const isOpen = await accounts.findMailedToken(deps.db, secretHash(token), 'verify_email', now)
  if (!user || !isOpen) throw new AppError('bad_request', WORN_LINK)
  return user
}

/** Answer to a verified account, with its session. */
interface Verification {
  message: string
  access_token: string
  device_token: string
  user: User
  verified: boolean
  already_verified: boolean
}

/**
 * Confirms an address and signs its owner in. The password or the browser's key tells which sign-up is the owner's;
 * data of all others is dropped. Throws `bad_request` when the link is unknown, used or older than 24 hours,
 * `forbidden` when no sign-up has this password or key, `too_many` for guessing.
 */
export const verifyEmail = async (
  deps: Deps,
  { token, password, sign_up_key }: VerificationInput,
  userAgent: string,
): Promise<Verification> => {
  const { id: userId, email } = await assertOpenLink(deps, token)
  const link = secretHash(token)
  await deps.limits.verifyByLink.take(link)
  const signUp =
    (sign_up_key && (await repo.findSignUpByKey(deps.db, userId, secretHash(sign_up_key)))) ||
    (password && (await signUpWith(deps, userId, password)))
  if (!signUp) throw new AppError('forbidden', NOT_CHOSEN, { errors: { password: NOT_CHOSEN } })
  return write(deps, async (trx) => {
    await lock(trx, 'email', email)
    const now = deps.clock.now().toISOString()
    if (!(await accounts.spendMailedToken(trx, link, 'verify_email', now))) {
      throw new AppError('bad_request', WORN_LINK)
    }
    await accounts.takeSignUp(trx, signUp, now)
    await repo.forgetSignUps(trx, userId, now)
    const { whatsapp_number, country_code, referral_code } = signUp
    await linkReferral(trx, deps.clock, { id: userId, email, whatsapp_number, country_code }, referral_code)
    const user = await findUserById(trx, userId)
    if (!user) throw new AppError('bad_request', WORN_LINK)
    return {
      message: 'Email verified successfully! You are now logged in.',
      access_token: await startSession(trx, deps.clock, userId, userAgent),
      device_token: newDeviceToken(deps, user),
      user: presentUser(deps, user),
      verified: true,
      already_verified: false,
    }
  })
}
