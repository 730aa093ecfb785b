import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/orders/orders.endpoints.ts'
import * as contract from '#contract/orders/orders.ts'
import { callerOf, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress, clientIp, clientNetwork } from '#server/http/client-address.ts'
import { validationError } from '#server/http/on-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { refusingIn } from '#server/http/refusing-in.ts'
import { privateUrl } from '#server/records/orders/order-links.ts'
import { findOrder } from '#server/records/orders/orders.repo.ts'
import { orderReader } from './order-access.ts'
import { placeOrder } from './place-order.ts'
import { presentInFull, presentOrder } from './present-order.ts'
import { quoteOrder } from './quote-order.ts'

const parsed = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const result = schema.safeParse(body)
  if (!result.success) throw validationError(result.error)
  return result.data
}

const accountForm = (body: unknown): contract.NewOrder => {
  const order = parsed(contract.accountOrder, body)
  return {
    items: order.items,
    buyer_name: order.customer_name,
    buyer_phone: order.customer_phone,
    delivery_address: order.customer_address,
    order_notes: order.order_notes,
    place: order.place,
    pick_up: order.pick_up,
    discount_code: order.discount_code,
    expected_total: order.total_amount,
    cart_id: order.cart_id,
  }
}

export const orderRoutes = (deps: Deps) => {
  return router<UserEnv>()
    .openapi(route(endpoints.placeOrder), async (c) => {
      const body = c.req.valid('json')
      const caller = await callerOf(deps, c)
      const fromAccount = Object.keys(body).some((name) => name.startsWith('customer_')) || 'total_amount' in body
      if (fromAccount && !caller) throw new AppError('unauthorized', messages.authenticationRequired)
      const { language = 'en' } = parsed(contract.pageLanguage, body)
      const { order, items, replayed } = await refusingIn(language, () =>
        placeOrder(deps, {
          form: fromAccount ? accountForm(body) : parsed(contract.publicOrder, body),
          key: c.req.valid('header')['idempotency-key'],
          buyerUserId: caller?.id ?? null,
          address: clientAddress(c),
          addressKnown: clientIp(c) !== undefined,
          network: clientNetwork(c),
          userAgent: c.req.header('user-agent') ?? '',
          phoneField: fromAccount ? 'customer_phone' : 'buyer_phone',
        }),
      )
      if (replayed) c.header('Idempotent-Replayed', 'true')
      else deps.metrics.orders.inc()
      return c.json({ ...presentOrder(order, items), private_url: privateUrl(deps, order) }, 201)
    })
    .openapi(route(endpoints.quoteOrder), async (c) => {
      const address = clientAddress(c)
      const asked = c.req.valid('json')
      await refusingIn(asked.language ?? 'en', () => deps.limits.publicReadByAddress.take(address))
      return c.json(await quoteOrder(deps, asked, address), 200)
    })
    .openapi(route(endpoints.readOrder, { middleware: requireUser(deps) }), async (c) => {
      const order = await findOrder(deps.db, c.req.valid('param').order_id)
      const reader = order && (await orderReader(deps, c.var.user, order))
      if (!reader) throw new AppError('not_found', messages.orderNotFound)
      const [shown] = await presentInFull(deps.db, [order], reader, deps)
      if (!shown) throw new AppError('not_found', messages.orderNotFound)
      return c.json(shown, 200)
    })
}
