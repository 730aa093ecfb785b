import type { Credentials, Registration, User } from '#contract/accounts/accounts.ts'
import { effectivePlan } from '#contract/plans.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { secretHash, startSession } from '#server/auth/sessions.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { alreadyRegisteredMail, verificationMail } from '#server/modules/mail/account-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/mail/mail-outbox.ts'
import { linkReferral } from '#server/modules/referrals/referrals.service.ts'
import { assertSecondFactor } from '#server/modules/totp/second-factor.ts'
import { findUserByEmail, findUserById, insertUser, type UserRow } from '#server/modules/users/users.repo.ts'
import * as repo from './accounts.repo.ts'

const LINK_HOURS = 24

/** What an account shows of itself: the plan in force, so that one that has ended is free already, without an end. */
export const presentUser = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, row: UserRow): User => {
  const plan = effectivePlan(row.plan, row.plan_expiry, clock.now())
  const limit = config.paidProductLimit
  return {
    id: row.id,
    email: row.email,
    plan,
    plan_expiry: plan === 'paid' ? row.plan_expiry : null,
    paid_product_limit: Number.isFinite(limit) ? limit : null,
    allowed_layouts: row.allowed_layouts,
    referral_price: row.referral_price,
    whatsapp_number: row.whatsapp_number,
    country_code: row.country_code,
    role: row.role,
  }
}

const sendVerification = async (deps: Deps, trx: Transaction, userId: string, email: string) => {
  const token = newSecret()
  await repo.insertMailedToken(trx, {
    token_hash: secretHash(token),
    user_id: userId,
    purpose: 'verify_email',
    expires_at: new Date(deps.clock.now().getTime() + LINK_HOURS * 3_600_000).toISOString(),
    used_at: null,
  })
  await enqueueMail(trx, deps.clock, verificationMail(email, deps.config.publicOrigin, token))
}

/**
 * Opens an account that waits for its e-mail to be verified. An unverified account is taken over by whoever registers again: new
 * password, old links void. A verified one is left alone, with the same answer, and its owner is told by mail.
 */
export const register = async (deps: Deps, input: Registration): Promise<'created' | 'updated'> => {
  const password_hash = await hashPassword(input.password)
  const now = deps.clock.now().toISOString()
  const outcome = await write(deps, async (trx) => {
    const existing = await findUserByEmail(trx, input.email)
    if (existing?.verified_at) {
      await enqueueMail(trx, deps.clock, alreadyRegisteredMail(input.email, deps.config.publicOrigin))
      return 'created'
    }
    const contact = {
      password_hash,
      whatsapp_number: input.whatsapp_number,
      country_code: input.country_code,
      referral_code_used: input.referral_code,
    }
    const id = existing?.id ?? newId()
    if (existing) await repo.replaceUnverifiedUser(trx, id, contact)
    else {
      await insertUser(trx, {
        id,
        email: input.email,
        ...contact,
        role: 'seller',
        plan: 'free',
        plan_expiry: null,
        allowed_layouts: [],
        referral_price: 2000,
        verified_at: null,
        created_at: now,
      })
    }
    await linkReferral(trx, deps.clock, { id, email: input.email, ...contact }, input.referral_code)
    await sendVerification(deps, trx, id, input.email)
    return existing ? 'updated' : 'created'
  })
  return outcome
}

/**
 * Mails another link to an account that waits for its verification. For any other address the same is written and taken back in the
 * same transaction, so that neither answer nor time tells which addresses have an account.
 */
export const resendVerification = async (deps: Deps, email: string): Promise<void> => {
  await write(deps, async (trx) => {
    const found = await findUserByEmail(trx, email)
    if (found && !found.verified_at) await sendVerification(deps, trx, found.id, email)
    else await enqueueDecoyMail(trx, deps.clock, verificationMail(email, deps.config.publicOrigin, newSecret()))
  })
}

/** Signs in. Throws `unauthorized` for a wrong e-mail or password, alike and after the same time; `forbidden` for an unverified account and `unauthorized` with `totp_required` for a protected one, only after the right password. */
export const login = async (deps: Deps, input: Credentials): Promise<{ access_token: string; user: User }> => {
  const found = await findUserByEmail(deps.db, input.email)
  const right = await verifyPassword(input.password, found?.password_hash)
  if (!found || !right) throw new AppError('unauthorized', 'Invalid email or password')
  if (!found.verified_at) throw new AppError('email_unverified', 'Please verify your email before signing in')
  await assertSecondFactor(deps, found, input.totp_code)
  return { access_token: await startSession(deps.db, deps.clock, found.id), user: presentUser(deps, found) }
}

/** Spends a verification link and signs its owner in. Throws `bad_request` when the link is unknown, used or older than 24 hours. */
export const verifyEmail = async (deps: Deps, token: string) =>
  write(deps, async (trx) => {
    const now = deps.clock.now().toISOString()
    const userId = await repo.spendMailedToken(trx, secretHash(token), 'verify_email', now)
    const found = userId ? await findUserById(trx, userId) : undefined
    if (!found) throw new AppError('bad_request', 'Email verification failed. Please try again.')
    const already = found.verified_at !== null
    if (!already) await repo.markVerified(trx, found.id, now)
    return {
      message: already
        ? 'Email already verified! You are now logged in.'
        : 'Email verified successfully! You are now logged in.',
      access_token: await startSession(trx, deps.clock, found.id),
      user: presentUser(deps, found),
      verified: true,
      already_verified: already,
    }
  })
