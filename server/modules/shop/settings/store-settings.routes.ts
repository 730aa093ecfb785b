import { every } from 'hono/combine'
import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/stores/stores.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requireSavingSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { requireUser } from '#server/auth/require-user.ts'
import { workplaceOf } from '#server/auth/workplace.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { route, router } from '#server/http/openapi.ts'
import { replacesNumber } from '#server/http/phone-numbers.ts'
import { uploadTurn } from '#server/modules/catalogue/images/upload-turn.ts'
import type { ReservedSlugs } from './reserved-slugs.ts'
import { changeStore, createStore, presentOwnStore } from './store-settings.service.ts'

/** Routes of a store's settings. Takes `reserved` lazily, as it derives from all routes, these included. */
export const storeRoutes = (deps: Deps, reserved: () => ReservedSlugs) => {
  const turn = uploadTurn(deps)
  const saving = requireSavingSeller(deps)

  return router<SellerEnv>()
    .openapi(route(endpoints.createStore, { middleware: every(requireUser(deps), turn) }), async (c) => {
      const input = jsonOrForm(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      return c.json(await createStore(deps, reserved(), c.var.user, input), 201)
    })
    .openapi(route(endpoints.readMyStore, { middleware: requireUser(deps) }), async (c) => {
      const store = (await workplaceOf(deps.db, deps.clock, c.var.user))?.store
      if (store && !store.closed_at) return c.json(await presentOwnStore(deps, store), 200)
      if (c.req.valid('query').or === 'null') return c.json(null, 200)
      throw new AppError('not_found', messages.noSuchStore)
    })
    .openapi(route(endpoints.changeStore, { middleware: every(saving, turn) }), async (c) => {
      const input = jsonOrForm(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      if (replacesNumber(c.var.store, input)) {
        await assertFreshSession(deps, c)
        await deps.limits.numberChangeByAccount.take(c.var.user.id)
      }
      const ifMatch = c.req.valid('header')['if-match']
      const changed = await changeStore(deps, reserved(), c.var.store, input, ifMatch)
      return c.json({ message: 'Store updated successfully!', ...changed }, 200)
    })
}
