import { timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH, RESEND_SECONDS } from '#contract/accounts/account-words.ts'
import type { Caller } from '#server/auth/known-devices.ts'
import { newCode } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { passwordOtpMail, signInCodeMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail, findUserById } from '#server/records/users/users.repo.ts'
import type { MailedCodesTable } from './accounts.table.ts'
import * as repo from './mailed-codes.repo.ts'

const CODE_MINUTES = 10

type Purpose = MailedCodesTable['purpose']

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const mails = { reset_password: passwordOtpMail, sign_in: signInCodeMail }

const hashOf = (deps: Deps, purpose: Purpose, userId: string, code: string) =>
  deps.secrets.fingerprint(`${purpose} ${userId} ${code}`)

/** Keyed hash of the caller, to recognize them without keeping an address. */
const askerOf = (deps: Deps, caller: Caller) => deps.secrets.fingerprint(`asker ${caller.key}`)

/** Returns the secret of the link mailed with a code, `{account}.{signature}`. The same each time it is mailed. */
export const linkOfCode = ({ secrets }: Pick<Deps, 'secrets'>, { purpose, user_id, code_hash }: RightCode): string =>
  `${user_id}.${secrets.fingerprint(`link ${purpose} ${user_id} ${code_hash}`)}`

/** Whether a new code may be mailed. Beyond it strangers share the youngest code of the account. */
const mayMailNew = async ({ limits }: Deps, caller: Caller, email: string): Promise<boolean> => {
  if (!caller.known)
    return (await limits.codeMailByCaller.tryTake(caller.key)) && limits.codeMailByAccount.tryTake(email)
  await limits.codeMailByCaller.take(caller.key)
  return true
}

/** Counts a request for a code. Others at the same address never stop a known device. Throws `too_many`. */
export const takeMail = async ({ limits }: Pick<Deps, 'limits'>, caller: Caller): Promise<void> => {
  await limits.mailByCaller.take(caller.key)
  if (!caller.known) await limits.mailByAddress.take(caller.network)
}

/**
 * Mails a code and a link if the address has an account that can use it. Others get the same answer for the same work.
 * Beyond the account's limit, hands its youngest code over to the caller and mails that again, so that an owner always
 * has one in her mailbox that works. Throws `too_many` for a known device that asks too often.
 */
export const sendMailedCode = async (deps: Deps, caller: Caller, email: string, purpose: Purpose): Promise<void> => {
  const { clock, config, limits, secrets } = deps
  const mayMail = await mayMailNew(deps, caller, email)
  const mayMailAgain = mayMail || (await limits.codeMailAgainByAccount.tryTake(email))
  const fresh = newCode(OTP_LENGTH)
  const now = clock.now().getTime()
  const at = (moment: number) => new Date(moment).toISOString()
  await write(deps, async (trx) => {
    await lock(trx, 'email', email)
    const found = await findUserByEmail(trx, email)
    const user_id = found?.id ?? ''
    const mailOf = (code: string) => {
      const code_hash = hashOf(deps, purpose, user_id, code)
      const link = linkOfCode(deps, { purpose, user_id, code_hash })
      return mails[purpose](email, config.publicOrigin, { code, link, minutes: CODE_MINUTES })
    }
    // A code for a new password also confirms the address, so it is mailed to unverified accounts too.
    if (!found || (purpose === 'sign_in' && !found.verified_at)) return enqueueDecoyMail(trx, clock, mailOf(fresh))
    const mine = { user_id, purpose, asked_by: askerOf(deps, caller) }
    const made = await repo.findCodeAskedBy(trx, mine, at(now))
    if (made && now - Date.parse(made) < RESEND_SECONDS * 1000) return enqueueDecoyMail(trx, clock, mailOf(fresh))
    // Only a code with at least half of its time left, else she would get it too late.
    const [young] = mayMail ? [] : await repo.openCodes(trx, mine, at(now + (CODE_MINUTES / 2) * 60_000))
    if (young?.sealed_code) {
      await repo.handCodeOver(trx, young, mine.asked_by)
      const again = mailOf(secrets.open(young.sealed_code))
      return (mayMailAgain ? enqueueMail : enqueueDecoyMail)(trx, clock, again)
    }
    await repo.putMailedCode(trx, {
      ...mine,
      code_hash: hashOf(deps, purpose, user_id, fresh),
      sealed_code: secrets.seal(fresh),
      created_at: at(now),
      expires_at: at(now + CODE_MINUTES * 60_000),
    })
    return enqueueMail(trx, clock, mailOf(fresh))
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
  const mayGuessOthers = await deps.limits.codeGuessByCaller.tryTake(caller.key)
  const asked_by = askerOf(deps, caller)
  const open = await repo.takeTries(deps.db, { email, purpose, asked_by, mayGuessOthers, now })
  // Compares with a dummy when there is no code, so that the answer takes as long.
  const candidates = open.length > 0 ? open : [{ user_id: '', code_hash: '' }]
  const right = candidates.filter(({ user_id, code_hash }) =>
    isSame(hashOf(deps, purpose, user_id, readable(typed)), code_hash),
  )[0]
  if (right) await deps.limits.codeGuessByCaller.giveBack(caller.key)
  return right && { ...right, purpose }
}

/** Returns the code of a mailed link with its account's address. A link cannot be guessed, so no tries are counted. */
export const openMailedLink = async (
  deps: Deps,
  purpose: Purpose,
  token: string,
): Promise<(RightCode & { email: string }) | undefined> => {
  const [user_id = ''] = token.split('.')
  const open = await repo.openCodes(deps.db, { user_id, purpose }, deps.clock.now().toISOString())
  const right = open.find((code) => isSame(token, linkOfCode(deps, code)))
  const user = right && (await findUserById(deps.db, user_id))
  return user && { user_id, purpose, code_hash: right.code_hash, email: user.email }
}

/** Reads a typed code as Crockford's base32: O is 0, I and L are 1. */
const readable = (code: string) => code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
