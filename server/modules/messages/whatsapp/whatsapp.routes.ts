import { renderSVG } from 'uqr'
import { normalisePhone } from '#contract/phone.ts'
import * as endpoints from '#contract/whatsapp/whatsapp.endpoints.ts'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { hasChange } from '#server/auth/changes/record-change.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requirePaid } from '#server/auth/require-paid.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { whatsAppLinked } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import type { WhatsAppSession } from '#server/ports/whatsapp.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { requireOwnAccount } from './require-own-account.ts'

const presentSession = (session: WhatsAppSession) => {
  const { isConnected, phoneNumber, name } = session
  return { success: true, isConnected, seller: { isConnected, phoneNumber, name } }
}

export const notRegistered = () => new AppError('not_found', 'WhatsApp is not set up yet')

/** Throws `not_found` for an unregistered account, `conflict` for a linked one. */
const assertUnlinked = async (deps: Deps, id: string): Promise<void> => {
  const session = await deps.whatsapp.session(id)
  if (!session) throw notRegistered()
  if (session.isConnected) throw new AppError('conflict', 'WhatsApp is already connected')
}

/** Mails the owner at most once an hour that somebody asks for codes that link a WhatsApp. */
const tellOfLinking = async (deps: Deps, user: UserRow): Promise<void> => {
  const moment = deps.clock.now()
  const recent = { now: moment.toISOString(), since: new Date(moment.getTime() - 3_600_000).toISOString() }
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    if (!(await hasChange(trx, user.id, 'whatsapp', recent))) await tellOfChange(trx, deps, user, whatsAppLinked)
  })
}

const noCodeYet = (kind: string) =>
  new AppError('not_found', `No ${kind} code yet. Please try again in a moment.`, { pending: true })

/** Routes to link a seller's own WhatsApp. */
export const whatsAppRoutes = (deps: Deps) => {
  const own = requireOwnAccount(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.readWhatsAppStatus, { middleware: own }), async (c) => {
      const session = await deps.whatsapp.session(c.var.user.id)
      if (session) return c.json(presentSession(session), 200)
      if (c.req.valid('query').or === 'null') return c.json(null, 200)
      throw notRegistered()
    })
    .openapi(route(endpoints.readQrCode, { middleware: own }), async (c) => {
      await deps.limits.qrByAccount.take(c.var.user.id)
      await assertUnlinked(deps, c.var.user.id)
      await assertFreshSession(deps, c)
      const code = await deps.whatsapp.qr(c.var.user.id)
      if (!code) throw noCodeYet('QR')
      await tellOfLinking(deps, c.var.user)
      const image = Buffer.from(renderSVG(code.payload)).toString('base64')
      return c.json({ success: true, qr: `data:image/svg+xml;base64,${image}`, expires_at: code.expiresAt }, 200)
    })
    .openapi(route(endpoints.readPairingCode, { middleware: own }), async (c) => {
      const { user } = c.var
      await deps.limits.qrByAccount.take(`pairing ${user.id}`)
      await assertUnlinked(deps, user.id)
      await assertFreshSession(deps, c)
      // Prefers the store's number, which buyers write to.
      const { whatsapp_number, country_code } = (await findStoreByOwner(deps.db, user.id)) ?? user
      const phone = normalisePhone(whatsapp_number, country_code)
      const found = await deps.whatsapp.pairingCode(user.id, phone)
      if (!found) throw noCodeYet('pairing')
      await tellOfLinking(deps, user)
      return c.json({ success: true, code: found.code, phone, expires_at: found.expiresAt }, 200)
    })
    .openapi(route(endpoints.disconnectWhatsApp, { middleware: own }), async (c) => {
      if (!(await deps.whatsapp.remove(c.var.user.id))) throw notRegistered()
      return c.json({ message: 'WhatsApp disconnected' }, 200)
    })
    .openapi(route(endpoints.registerWhatsApp, { middleware: requirePaid(deps, PREMIUM_MESSAGING) }), async (c) => {
      await assertFreshSession(deps, c)
      const { user } = c.var
      const name = (await findStoreByOwner(deps.db, user.id))?.name ?? user.email
      if (!(await deps.whatsapp.register({ id: user.id, userId: user.id, name }))) {
        throw new AppError('conflict', 'You are already registered! Proceeding to QR code setup...')
      }
      const session = await deps.whatsapp.session(user.id)
      if (!session) throw notRegistered()
      return c.json(presentSession(session), 201)
    })
}
