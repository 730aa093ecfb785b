import { timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH, RESEND_SECONDS } from '#contract/accounts/account-words.ts'
import type { Caller } from '#server/auth/known-devices.ts'
import { newCode } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { passwordOtpMail, signInCodeMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'
import type { MailedCodesTable } from './accounts.table.ts'
import * as repo from './mailed-codes.repo.ts'

const CODE_MINUTES = 10

type Purpose = MailedCodesTable['purpose']

const mails = { reset_password: passwordOtpMail, sign_in: signInCodeMail }

const hashOf = (deps: Deps, purpose: Purpose, userId: string, code: string) =>
  deps.secrets.fingerprint(`${purpose} ${userId} ${code}`)

/** Keyed hash of the caller, to recognize them without keeping an address. */
const askerOf = (deps: Deps, caller: Caller) => deps.secrets.fingerprint(`asker ${caller.key}`)

/**
 * Mails a code if the address has an account that can use it. Others get the same answer for the same work.
 * Beyond the account's limit, mails known devices only.
 */
export const sendMailedCode = async (deps: Deps, caller: Caller, email: string, purpose: Purpose): Promise<void> => {
  const code = newCode(OTP_LENGTH)
  const mail = mails[purpose](email, code, CODE_MINUTES)
  const now = deps.clock.now().getTime()
  const mayMail = caller.known || (await deps.limits.codeMailByAccount.tryTake(email))
  await write(deps, async (trx) => {
    await lock(trx, 'email', email)
    const found = await findUserByEmail(trx, email)
    // A code for a new password also confirms the address, so it is mailed to unverified accounts too.
    if (!found || !mayMail || (purpose === 'sign_in' && !found.verified_at)) {
      return enqueueDecoyMail(trx, deps.clock, mail)
    }
    const mine = { user_id: found.id, purpose, asked_by: askerOf(deps, caller) }
    const made = await repo.findCodeAskedBy(trx, mine, new Date(now).toISOString())
    if (made && now - Date.parse(made) < RESEND_SECONDS * 1000) return enqueueDecoyMail(trx, deps.clock, mail)
    await repo.putMailedCode(trx, {
      ...mine,
      code_hash: hashOf(deps, purpose, found.id, code),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + CODE_MINUTES * 60_000).toISOString(),
    })
    return enqueueMail(trx, deps.clock, mail)
  })
}

/** A right code, to be spent together with its purpose. */
export interface RightCode {
  user_id: string
  code_hash: string
  purpose: Purpose
}

/** Compares a guess with the codes the caller may still guess at. Returns the matching one. */
export const checkMailedCode = async (
  deps: Deps,
  caller: Caller,
  email: string,
  purpose: Purpose,
  typed: string,
): Promise<RightCode | undefined> => {
  const now = deps.clock.now().toISOString()
  const open = await repo.takeTries(deps.db, { email, purpose, asked_by: askerOf(deps, caller), now })
  // Compares with a dummy when there is no code, so that the answer takes as long.
  const candidates = open.length > 0 ? open : [{ user_id: '', code_hash: '' }]
  const right = candidates.filter(({ user_id, code_hash }) => {
    const given = Buffer.from(hashOf(deps, purpose, user_id, readable(typed)))
    const expected = Buffer.from(code_hash)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })[0]
  return right && { ...right, purpose }
}

/** Reads a typed code as Crockford's base32: O is 0, I and L are 1. */
const readable = (code: string) => code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
