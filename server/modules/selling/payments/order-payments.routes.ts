import { every } from 'hono/combine'
import {
  readMethods,
  readQr,
  saveMethods as saveMethodsEndpoint,
} from '#contract/order-payments/payment-methods.endpoints.ts'
import * as endpoints from '#contract/orders/payments.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { uploadTurn } from '#server/modules/catalogue/images/upload-turn.ts'
import { findProof } from '#server/records/payments/payment-proofs.repo.ts'
import { decidePayment, recordPayment } from './order-payments.service.ts'
import { ownMethods, saveMethods } from './payment-methods.service.ts'
import { readQrImage } from './read-qr.ts'

/** Routes of accounts that buyers pay to, and of payments of orders. */
export const orderPaymentRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  return router<SellerEnv>()
    .openapi(route(readMethods, { middleware }), (c) => c.json(ownMethods(c.var.store), 200))
    .openapi(route(saveMethodsEndpoint, { middleware: requireSavingSeller(deps) }), async (c) => {
      await assertFreshSession(deps, c)
      const { user, store } = c.var
      const saved = await saveMethods(deps, user, store, c.req.valid('json'), c.req.valid('header')['if-match'])
      return c.json({ message: 'Ways to pay saved!', ...saved }, 200)
    })
    .openapi(route(readQr, { middleware: every(middleware, uploadTurn(deps)) }), async (c) => {
      await deps.limits.uploadByAccount.take(c.var.user.id)
      return c.json(await readQrImage(deps, c.var.store, c.req.valid('form').image), 200)
    })
    .openapi(route(endpoints.recordPayment, { middleware }), async (c) => {
      const payment = c.req.valid('json')
      const ifMatch = c.req.valid('header')['if-match']
      const order = await recordPayment(deps, c.var.store, c.req.valid('param').order_id, payment, ifMatch)
      return c.json({ message: payment.refund ? 'Refund recorded' : 'Payment recorded', order }, 201)
    })
    .openapi(route(endpoints.decidePayment, { middleware }), async (c) => {
      const { order_id, payment_id } = c.req.valid('param')
      const decision = c.req.valid('json')
      const order = await decidePayment(deps, c.var.store, order_id, payment_id, decision)
      return c.json({ message: decision.accept ? 'Payment accepted' : 'Marked as not received', order }, 200)
    })
    .openapi(route(endpoints.readProof, { middleware }), async (c) => {
      const proof = await findProof(deps.db, c.var.store.id, c.req.valid('param').payment_id)
      if (!proof) throw new AppError('not_found', 'Screenshot not found')
      return c.json({ image: proof.image }, 200)
    })
}
