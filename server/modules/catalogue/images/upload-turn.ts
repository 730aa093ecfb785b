import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'

/** Makes uploads wait for their turn before their body is read. */
export const uploadTurn = ({ uploads }: Pick<Deps, 'uploads'>) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const type = c.req.header('content-type')?.toLowerCase() ?? ''
    if (!type.startsWith('multipart/form-data')) return next()
    // Requests of tests have no connection; their body is complete.
    const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
    const body = {
      bytes: Number(c.req.header('content-length') ?? Number.NaN),
      isReceived: () => incoming?.complete ?? true,
      cut: () => incoming?.destroy(),
    }
    const leave = await uploads.enter(c.var.user.id, body, c.req.raw.signal)
    try {
      await next()
    } finally {
      leave()
    }
  })
