import * as endpoints from '#contract/accounts/account-data.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { assertFreshSignIn } from '#server/modules/account/password-again/assert-fresh-sign-in.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { exportArchive } from './export-archive.ts'
import { accountOfTicket, ExportDownloads, tooOld } from './export-downloads.ts'

/** Routes to export an account: a signed link, which the browser's own download then follows. */
export const accountExportRoutes = (deps: Deps) => {
  const downloads = new ExportDownloads(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.requestExport, { middleware: requireUser(deps) }), async (c) => {
      const { user } = c.var
      const { password, totp_code } = c.req.valid('json')
      await assertFreshSignIn(deps, c, user, password)
      await assertSecondFactorAgain(deps, user, totp_code)
      await deps.limits.exportByAccount.take(user.id)
      return c.json({ url: `/api/auth/export/${downloads.issue(user, clientAddress(c))}` }, 200)
    })
    .openapi(route(endpoints.downloadExport), async (c) => {
      const day = deps.clock.now().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="whatsstore-${day}.zip"`,
      }
      // Answers HEAD without an archive, as nobody would read it to its end.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers) as never
      const { ticket } = c.req.valid('param')
      const user = await findUserById(deps.db, accountOfTicket(ticket))
      if (!user) throw tooOld()
      const place = downloads.begin(ticket, user, clientAddress(c))
      return c.body(exportArchive(deps, user, place), 200, headers) as never
    })
}
