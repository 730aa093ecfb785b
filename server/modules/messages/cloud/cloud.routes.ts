import * as endpoints from '#contract/whatsapp/cloud.endpoints.ts'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requirePaidSeller } from '#server/auth/require-paid.ts'
import type { SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import * as service from './cloud.service.ts'

/** Routes of a seller's official WhatsApp number. */
export const cloudRoutes = (deps: Deps) => {
  const paid = requirePaidSeller(deps, PREMIUM_MESSAGING)
  return router<SellerEnv>()
    .openapi(route(endpoints.readCloud, { middleware: paid }), async (c) =>
      c.json(await service.cloudReportOf(deps, c.var.user), 200),
    )
    .openapi(route(endpoints.saveCloud, { middleware: paid }), async (c) => {
      await deps.limits.qrByAccount.take(`cloud ${c.var.user.id}`)
      await assertFreshSession(deps, c)
      const own = await service.saveNumber(deps, c.var.user, c.req.valid('json'))
      return c.json({ message: 'Your official number writes from now on', own }, 200)
    })
    .openapi(route(endpoints.removeCloud, { middleware: paid }), async (c) => {
      await service.removeNumber(deps, c.var.user)
      return c.json({ message: 'Your official number writes no more' }, 200)
    })
}
