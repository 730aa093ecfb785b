import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { backup, backupList } from '#contract/admin/admin-reports.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { recordAct } from '#server/modules/audit/audit.service.ts'

/** Behind the guard of `/admin/*`. */
export const backupRoutes = (deps: Deps) => {
  const create = createRoute({
    method: 'post',
    path: '/admin/backups',
    responses: {
      201: answers('Made and verified', backup.extend({ message: z.string() })),
      ...failures(401, 403, 429),
    },
  })
  const list = createRoute({
    method: 'get',
    path: '/admin/backups',
    responses: { 200: answers('Newest first', backupList), ...failures(401, 403) },
  })
  const download = createRoute({
    method: 'get',
    path: '/admin/backups/{name}',
    request: { params: z.object({ name: z.string().max(80) }) },
    responses: {
      200: {
        description: 'The database file',
        content: { 'application/vnd.sqlite3': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(401, 403, 404),
    },
  })
  const note = (actor: string, action: string, subject: string) =>
    write(deps, (trx) => recordAct(trx, deps.clock, { actor, action, subject }))

  return router<UserEnv>()
    .openapi(create, async (c) => {
      await deps.limits.backupByAdmin.take(c.var.user.id)
      const made = await deps.backups.create()
      await note(c.var.user.id, 'backup.create', made.name)
      return c.json({ message: 'Database backup created successfully!', ...made }, 201)
    })
    .openapi(list, (c) => c.json({ backups: deps.backups.list() }, 200))
    .openapi(download, async (c) => {
      const { name } = c.req.valid('param')
      const file = deps.backups.path(name)
      if (!file) throw new AppError('not_found', 'Backup not found')
      await note(c.var.user.id, 'backup.download', name)
      return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
        'content-type': 'application/vnd.sqlite3',
        'content-disposition': `attachment; filename="${name}"`,
      }) as never
    })
}
