import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/stores/publications.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { publicationOverview } from './overview.ts'
import { lookAt, rollBackTo } from './publications.service.ts'

export const publicationRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  const saving = requireSavingSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readPublications, { middleware }), async (c) =>
      c.json(await publicationOverview(deps, c.var.store), 200),
    )
    .openapi(route(endpoints.lookAtVersion, { middleware }), async (c) => {
      const { user, store } = c.var
      await deps.limits.previewByAccount.take(user.id)
      if (store.suspended_at) throw new AppError('forbidden', messages.storeSuspended)
      return c.json({ url: await lookAt(deps, store.id, c.req.valid('param').version) }, 200)
    })
    .openapi(route(endpoints.rollBack, { middleware: saving }), async (c) => {
      await rollBackTo(deps, c.var.store.id, c.req.valid('param').version)
      return c.json({ message: 'Your shop is shown as it was, until your next save' }, 200)
    })
}
