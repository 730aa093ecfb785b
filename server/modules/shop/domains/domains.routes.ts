import * as endpoints from '#contract/domains/domains.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import * as service from './domains.service.ts'

/** Routes of shops' own domains, and the question of the proxy that gets their certificates. */
export const domainRoutes = (deps: Deps) => {
  const limited = (c: { var: SellerEnv['Variables'] }) => deps.limits.domainByStore.take(c.var.store.id)
  return router<SellerEnv>()
    .openapi(route(endpoints.readDomain, { middleware: requireSeller(deps) }), async (c) =>
      c.json(await service.domainReportOf(deps, c.var.user, c.var.store), 200),
    )
    .openapi(route(endpoints.setDomain, { middleware: requireSavingSeller(deps) }), async (c) => {
      await limited(c)
      // A thief could lead buyers to a host of their own.
      await assertFreshSession(deps, c)
      const domain = await service.setDomain(deps, c.var.user, c.var.store, c.req.valid('json').host)
      return c.json({ message: 'Add the two records where you bought the domain', domain }, 200)
    })
    .openapi(route(endpoints.checkDomain, { middleware: requireSavingSeller(deps) }), async (c) => {
      await limited(c)
      return c.json({ message: 'Checked', domain: await service.checkNow(deps, c.var.store.id) }, 200)
    })
    .openapi(route(endpoints.removeDomain, { middleware: requireSavingSeller(deps) }), async (c) => {
      await service.removeDomain(deps, c.var.store.id)
      return c.json({ message: 'Your shop is at its address here again' }, 200)
    })
    .openapi(route(endpoints.askCertificate), async (c) => {
      const host = c.req.valid('query').domain?.toLowerCase() ?? ''
      if (!(await service.mayHaveCertificate(deps, host))) {
        // Counts what is not known alone: a flood of names must not keep a shop from its certificate.
        await deps.limits.certificateQuestions.take('all')
        throw new AppError('not_found', 'No shop has this address')
      }
      return c.json({ message: 'A shop has this address' }, 200)
    })
}
