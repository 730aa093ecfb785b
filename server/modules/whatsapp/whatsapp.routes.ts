import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import * as contract from '#contract/whatsapp/whatsapp-api.ts'
import { isPaid, requirePaid } from '#server/auth/require-paid.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { findStoreByOwner } from '#server/modules/stores/stores.repo.ts'
import type { WhatsAppSession } from '#server/ports/whatsapp.ts'
import { requestUpgrade } from '../upgrade-requests/upgrade-requests.service.ts'

const params = z.object({ userId: z.string().min(1).max(60) })

/** Lets a caller through to the own WhatsApp account only, and only on the paid plan. Anybody else's is not there. */
export const requireOwnAccount = (deps: Deps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    await requireUser(deps)(c, async () => {
      if (c.req.param('userId') !== c.var.user.id) throw new AppError('not_found', 'Seller not found')
      if (!isPaid(deps, c.var.user)) throw new AppError('forbidden', contract.PREMIUM_MESSAGING)
      await next()
    })
  })

const presentSession = (session: WhatsAppSession) => {
  const { isConnected, phoneNumber, name } = session
  return { success: true, isConnected, seller: { isConnected, phoneNumber, name } }
}

export const notRegistered = () => new AppError('not_found', 'WhatsApp is not set up yet')

/** Linking a seller's own WhatsApp, and the request for the paid plan. */
export const whatsAppRoutes = (deps: Deps) => {
  const own = requireOwnAccount(deps)
  const status = createRoute({
    method: 'get',
    path: '/whatsapp/seller/{userId}/status',
    middleware: own,
    request: { params },
    responses: { 200: answers('Whether it is connected', contract.sellerStatus), ...failures(401, 403, 404) },
  })
  const qr = createRoute({
    method: 'get',
    path: '/whatsapp/seller/{userId}/qr',
    middleware: own,
    request: { params },
    responses: {
      200: answers('The code to scan now', contract.sellerQr),
      ...failures(401, 403, 409, 429),
      404: answers('No code, or none yet', contract.qrMissing),
    },
  })
  const disconnect = createRoute({
    method: 'delete',
    path: '/whatsapp/seller/{userId}',
    middleware: own,
    request: { params },
    responses: { 200: answers('Unlinked', z.object({ message: z.string() })), ...failures(401, 403, 404) },
  })
  const register = createRoute({
    method: 'post',
    path: '/whatsapp/seller/register',
    middleware: requirePaid(deps, contract.PREMIUM_MESSAGING),
    responses: { 201: answers('Registered', contract.sellerStatus), ...failures(401, 403, 409) },
  })
  const upgrade = createRoute({
    method: 'post',
    path: '/send-whatsapp',
    middleware: requireUser(deps),
    request: jsonBody(contract.upgradeMessage),
    responses: {
      200: answers('Sent', z.object({ success: z.boolean(), message: z.string() })),
      ...failures(401, 403, 415, 422, 429),
    },
  })

  return router<UserEnv>()
    .openapi(status, async (c) => {
      const session = await deps.whatsapp.session(c.var.user.id)
      if (!session) throw notRegistered()
      return c.json(presentSession(session), 200)
    })
    .openapi(qr, async (c) => {
      await deps.limits.qrByAccount.take(c.var.user.id)
      const session = await deps.whatsapp.session(c.var.user.id)
      if (!session) throw notRegistered()
      if (session.isConnected) throw new AppError('conflict', 'WhatsApp is already connected')
      const code = await deps.whatsapp.qr(c.var.user.id)
      if (!code) throw new AppError('not_found', 'No QR code yet. Please try again in a moment.', { pending: true })
      const image = Buffer.from(renderSVG(code.payload)).toString('base64')
      return c.json({ success: true, qr: `data:image/svg+xml;base64,${image}`, expires_at: code.expiresAt }, 200)
    })
    .openapi(disconnect, async (c) => {
      if (!(await deps.whatsapp.remove(c.var.user.id))) throw notRegistered()
      return c.json({ message: 'WhatsApp disconnected' }, 200)
    })
    .openapi(register, async (c) => {
      const { user } = c.var
      const name = (await findStoreByOwner(deps.db, user.id))?.name ?? user.email
      if (!(await deps.whatsapp.register({ id: user.id, userId: user.id, name }))) {
        throw new AppError('conflict', 'You are already registered! Proceeding to QR code setup...')
      }
      const session = await deps.whatsapp.session(user.id)
      if (!session) throw notRegistered()
      return c.json(presentSession(session), 201)
    })
    .openapi(upgrade, async (c) => {
      await requestUpgrade(deps, c.var.user, c.req.valid('json'))
      return c.json({ success: true, message: 'Upgrade request sent! Admin will contact you shortly.' }, 200)
    })
}
