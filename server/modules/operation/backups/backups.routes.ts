import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import * as endpoints from '#contract/admin/backups.endpoints.ts'
import { messages } from '#contract/error-messages.ts'
import { requireFreshSignIn } from '#server/auth/fresh-sign-in.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'

const backupNotFound = () => new AppError('not_found', 'Backup not found')

/** Routes of backups, behind the guard of `/admin/*`. */
export const backupRoutes = (deps: Deps) => {
  const fresh = requireFreshSignIn(deps)
  const note = (actor: string, action: string, subject: string) =>
    write(deps, (trx) => recordAct(trx, deps.clock, { actor, action, subject }))

  return router<UserEnv>()
    .openapi(route(endpoints.createBackup, { middleware: fresh }), async (c) => {
      if (!deps.backups.madeHere) throw new AppError('conflict', messages.backupsElsewhere)
      await deps.limits.backupByAdmin.take(c.var.user.id)
      const made = await deps.backups.create()
      await note(c.var.user.id, 'backup.create', made.name)
      return c.json({ message: 'Database backup created successfully!', ...made }, 201)
    })
    .openapi(route(endpoints.readBackups), (c) =>
      c.json({ backups: deps.backups.list(), made_here: deps.backups.madeHere }, 200),
    )
    .openapi(route(endpoints.checkBackup), async (c) => {
      const { name } = c.req.valid('param')
      await deps.limits.backupByAdmin.take(c.var.user.id)
      const found = await deps.backups.check(name)
      if (!found) throw backupNotFound()
      await note(c.var.user.id, 'backup.check', name)
      return c.json(
        found.sound
          ? { message: 'The backup is sound and can be restored', sound: true, rows: found.rows, problem: null }
          : { message: 'The backup cannot be restored', sound: false, rows: null, problem: found.problem },
        200,
      )
    })
    .openapi(route(endpoints.downloadBackup, { middleware: fresh }), async (c) => {
      const { name } = c.req.valid('param')
      const file = deps.backups.path(name)
      if (!file) throw backupNotFound()
      await note(c.var.user.id, 'backup.download', name)
      return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
        'content-type': 'application/vnd.sqlite3',
        'content-disposition': `attachment; filename="${name}"`,
      }) as never
    })
}
