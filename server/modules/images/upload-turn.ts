import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'

/** Has a call that brings files wait for its turn before its body is read. */
export const uploadTurn = ({ uploads }: Pick<Deps, 'uploads'>) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const type = c.req.header('content-type')?.toLowerCase() ?? ''
    if (!type.startsWith('multipart/form-data')) return next()
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    const leave = await uploads.enter(c.var.user.id, length, c.req.raw.signal)
    try {
      await next()
    } finally {
      leave()
    }
  })
