import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import * as contract from '#contract/stores/publications.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { publicationOverview } from './overview.ts'
import { rollBackTo } from './publications.service.ts'

const versionParam = z.object({
  version: z.coerce.number({ error: 'version must be a number' }).int().min(1).max(1_000_000_000),
})

export const publicationRoutes = (deps: Deps) => {
  const read = createRoute({
    method: 'get',
    path: '/stores/my/publications',
    middleware: requireSeller(deps),
    responses: { 200: answers("How the store's pages stand", contract.publicationOverview), ...failures(401, 404) },
  })
  const rollback = createRoute({
    method: 'post',
    path: '/stores/my/publications/{version}/rollback',
    middleware: requireSeller(deps),
    request: { params: versionParam },
    responses: {
      200: answers('Will be live within a moment, until the next save', z.object({ message: z.string() })),
      ...failures(401, 403, 404, 422),
    },
  })
  return router<SellerEnv>()
    .openapi(read, async (c) => c.json(await publicationOverview(deps, c.var.store), 200))
    .openapi(rollback, async (c) => {
      const { version } = c.req.valid('param')
      await rollBackTo(deps, c.var.store.id, version)
      return c.json({ message: `Version ${version} is shown again until your next save` }, 200)
    })
}
