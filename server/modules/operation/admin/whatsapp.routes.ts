import * as endpoints from '#contract/admin/admin-whatsapp.endpoints.ts'
import { readCloudOverview } from '#contract/whatsapp/cloud.endpoints.ts'
import { requireAdmin } from '#server/auth/require-admin.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { cloudOverviewOf } from '#server/modules/messages/cloud/cloud.service.ts'
import { messagesOfSession } from '#server/modules/messages/order-messages/message-queue.repo.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { isSenderUp } from '#server/modules/operation/health/sender-health.ts'
import { PLATFORM_SESSION, type WhatsAppSession } from '#server/ports/whatsapp.ts'
import { usersNamed, withPlanInForce } from '#server/records/users/users.repo.ts'

/** Most users a search matches. */
const NAMED = 500

/** Returns sessions with their owners. */
const withOwners = async (deps: Deps, sessions: WhatsAppSession[]) => {
  const ids = sessions.map((session) => session.id)
  if (ids.length === 0) return []
  const owners = await deps.db
    .selectFrom('users')
    .leftJoin('stores', 'stores.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.plan',
      'users.plan_expiry',
      'stores.name as store_name',
      'stores.store_slug',
    ])
    .where('users.id', 'in', ids)
    .execute()
  return sessions.map((session) => {
    const found = owners.find((row) => row.id === session.id)
    const owner = found && withPlanInForce(found, deps.clock.now())
    return {
      ...session,
      storeInfo: owner?.store_slug ? { name: owner.store_name ?? '', store_slug: owner.store_slug } : null,
      localUserInfo: owner ? { email: owner.email, plan: owner.plan } : null,
    }
  })
}

const sellerNotFound = () => new AppError('not_found', 'Seller not found')

/** Administrators' routes about sellers' WhatsApp accounts, without QR codes. */
export const adminWhatsAppRoutes = (deps: Deps) => {
  const admin = requireAdmin(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.readWhatsAppHealth, { middleware: admin }), async (c) => {
      const timestamp = deps.clock.now().toISOString()
      const isUp = await isSenderUp(deps)
      return c.json({ success: isUp, status: isUp ? deps.config.whatsApp : 'down', timestamp }, 200)
    })
    .openapi(route(endpoints.readWhatsAppSystem, { middleware: admin }), async (c) => {
      const sessions = await deps.whatsapp.sessions()
      const connectedSessions = sessions.filter((session) => session.isConnected).length
      return c.json({ multiSession: { connectedSessions, totalSessions: sessions.length, sessions } }, 200)
    })
    .openapi(route(endpoints.readWhatsAppSellers, { middleware: admin }), async (c) => {
      const query = c.req.valid('query')
      const { search, page, limit } = query
      const named = search ? new Set(await usersNamed(deps.db, search, NAMED)) : undefined
      const sellers = (await deps.whatsapp.sessions()).filter(
        ({ id }) => id !== PLATFORM_SESSION && (named?.has(id) ?? true),
      )
      const shown = sellers.slice((page - 1) * limit, page * limit)
      return c.json({ sellers: await withOwners(deps, shown), ...paginated(query, sellers.length) }, 200)
    })
    .openapi(route(endpoints.readWhatsAppSeller, { middleware: admin }), async (c) => {
      const session = await deps.whatsapp.session(c.req.valid('param').id)
      const [seller] = session ? await withOwners(deps, [session]) : []
      if (!seller) throw sellerNotFound()
      const rows = await messagesOfSession(deps.db, seller.id, 20)
      const messages = rows.map(({ kind, status, attempts, created_at }) => ({ kind, status, attempts, created_at }))
      return c.json({ seller, messages }, 200)
    })
    .openapi(route(readCloudOverview, { middleware: admin }), async (c) => c.json(await cloudOverviewOf(deps), 200))
    .openapi(route(endpoints.removeWhatsAppSeller, { middleware: admin }), async (c) => {
      const { id } = c.req.valid('param')
      const session = await deps.whatsapp.session(id)
      await write(deps, async (trx) => {
        if (!(await deps.whatsapp.remove(id, trx))) throw sellerNotFound()
        await recordAct(trx, deps.clock, {
          actor: c.var.user.id,
          action: 'whatsapp.remove',
          subject: id,
          before: { connected: session?.isConnected ?? false },
        })
      })
      return c.json({ message: 'Seller session removed' }, 200)
    })
}
