import { readPayments } from '#contract/admin/payments.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { monthOf, monthSpan } from '#server/lib/pakistan-time.ts'
import { listPayments, paymentTotals, presentPayment } from '#server/records/payments/payments.repo.ts'

/** Lists payments for the paid plan, behind the guard of `/admin/*`. */
export const paymentRoutes = ({ db, clock }: Deps) =>
  router<UserEnv>().openapi(route(readPayments), async (c) => {
    const query = c.req.valid('query')
    const month = query.month ?? monthOf(clock.now())
    const span = monthSpan(month)
    const totals = await paymentTotals(db, span)
    const rows = await listPayments(db, span, query)
    const payments = rows.map(({ email, store_name, ...row }) => ({
      ...presentPayment(row),
      user: { id: row.user_id, email, store_name },
    }))
    const total = totals.reduce((sum, { payments }) => sum + payments, 0)
    return c.json({ month, totals, payments, ...paginated(query, total) }, 200)
  })
