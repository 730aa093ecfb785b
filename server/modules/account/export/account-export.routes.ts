import * as endpoints from '#contract/accounts/account-data.endpoints.ts'
import { assertFreshSignIn } from '#server/auth/fresh-sign-in.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { exportArchive } from './export-archive.ts'
import { ExportDownloads } from './export-downloads.ts'

/** Routes to export an account: a signed link, which the browser's own download then follows. */
export const accountExportRoutes = (deps: Deps) => {
  const downloads = new ExportDownloads(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.requestExport, { middleware: requireUser(deps) }), async (c) => {
      const { user } = c.var
      await assertFreshSignIn(deps, c, user, c.req.valid('json').password)
      await deps.limits.exportByAccount.take(user.id)
      return c.json({ url: `/api/auth/export/${downloads.issue(user.id)}` }, 200)
    })
    .openapi(route(endpoints.downloadExport), async (c) => {
      const day = deps.clock.now().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="whatsstore-${day}.zip"`,
      }
      // Answers HEAD without an archive, as nobody would read it to its end.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers) as never
      const { userId, ...place } = downloads.begin(c.req.valid('param').ticket)
      const user = await findUserById(deps.db, userId)
      if (!user) {
        place.end()
        throw new AppError('not_found', 'This account is gone')
      }
      return c.body(exportArchive(deps, user, place), 200, headers) as never
    })
}
