import * as endpoints from '#contract/admin/admin-reports.endpoints.ts'
import * as platform from '#contract/admin/platform.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import {
  countReferralsOf,
  listReferrals,
  referralTotals,
  topReferrers,
} from '#server/modules/growth/referrals/referrals.repo.ts'
import { countWithdrawals, listWithdrawals } from '#server/modules/growth/referrals/withdrawals.repo.ts'
import {
  maskedDetails,
  payoutDetails,
  presentWithdrawal,
  processWithdrawal,
} from '#server/modules/growth/referrals/withdrawals.service.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { usersNamed } from '#server/records/users/users.repo.ts'
import { adminDashboard, percent, platformAnalytics } from './dashboard.service.ts'
import { retryFailedWork } from './failed-work.service.ts'
import { systemStatus } from './system.service.ts'
import { platformTrends } from './trends.service.ts'

const TOP_REFERRERS = 10
/** Most users a search matches. */
const NAMED = 200

/** Routes of dashboard, analytics, referrals and withdrawals, behind the guard of `/admin/*`. */
export const adminReportRoutes = (deps: Deps) => {
  const { db } = deps
  /** Returns ids of users a search matches, `undefined` without one. Never empty, as SQL has no empty list. */
  const usersMeant = async (search: string | undefined): Promise<string[] | undefined> =>
    search ? ['', ...(await usersNamed(db, search, NAMED))] : undefined

  return router<UserEnv>()
    .openapi(route(endpoints.readAdminDashboard), async (c) => c.json(await adminDashboard(deps), 200))
    .openapi(route(platform.readPlatformTrends), async (c) => c.json(await platformTrends(deps), 200))
    .openapi(route(platform.readSystemStatus), async (c) => c.json(await systemStatus(deps), 200))
    .openapi(route(platform.retryFailedWork), async (c) => {
      const retried = await retryFailedWork(deps, c.var.user)
      return c.json({ message: retried === 0 ? 'There was nothing left to retry' : 'It is being retried' }, 200)
    })
    .openapi(route(endpoints.readPlatformAnalytics), async (c) => c.json(await platformAnalytics(deps), 200))
    .openapi(route(endpoints.readReferralDashboard), async (c) => {
      const { total, successful } = await referralTotals(db)
      return c.json(
        {
          total_referrals: total,
          successful_referrals: successful,
          success_rate: percent(successful, total),
          pending_withdrawals: await countWithdrawals(db, 'pending'),
          top_referrers: await topReferrers(db, TOP_REFERRERS),
        },
        200,
      )
    })
    .openapi(route(endpoints.readReferrals), async (c) => {
      const query = c.req.valid('query')
      const named = await usersMeant(query.search)
      const rows = await listReferrals(db, query, named)
      const shown = rows.map((row) => ({
        referrer: { email: row.referrer_email, referral_code: row.referral_code },
        referred_user: { email: row.referred_email },
        referral: {
          signup_date: row.signup_date,
          upgraded_to_paid: row.upgraded_at !== null,
          points_awarded: row.points ?? 0,
        },
      }))
      return c.json({ referrals: shown, ...paginated(query, await countReferralsOf(db, named)) }, 200)
    })
    .openapi(route(endpoints.readWithdrawals), async (c) => {
      const query = c.req.valid('query')
      const named = await usersMeant(query.search)
      const rows = await listWithdrawals(db, query, named)
      const shown = rows.map((row) => ({
        ...presentWithdrawal(deps.secrets, row),
        rupees: row.points_requested * deps.config.pointRupees,
        payment_details: maskedDetails(row.payment_details && deps.secrets.open(row.payment_details)),
        user_id: row.user_id,
        user_email: row.user_email,
        referral_code: row.referral_code,
      }))
      return c.json({ withdrawals: shown, ...paginated(query, await countWithdrawals(db, query.status, named)) }, 200)
    })
    .openapi(route(endpoints.showPayoutDetails), async (c) => {
      const { id } = c.req.valid('param')
      const details = await write(deps, async (trx) => {
        const shown = await payoutDetails(trx, deps.secrets, id)
        await recordAct(trx, deps.clock, { actor: c.var.user.id, action: 'withdrawal.details', subject: id })
        return shown
      })
      return c.json(details, 200)
    })
    .openapi(route(endpoints.decideWithdrawal), async (c) => {
      const { id } = c.req.valid('param')
      const { status, admin_notes } = jsonOrForm(c)
      await write(deps, async (trx) => {
        const { before, after } = await processWithdrawal(trx, deps, id, status, admin_notes ?? null)
        await recordAct(trx, deps.clock, {
          actor: c.var.user.id,
          action: 'withdrawal.status',
          subject: id,
          before: { status: before.status, admin_notes: before.admin_notes },
          after: { status: after.status, admin_notes: after.admin_notes, points: after.points_requested },
        })
      })
      return c.json({ message: `Withdrawal ${status}`, status }, 200)
    })
}
