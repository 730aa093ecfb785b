import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'

/** Waits until an account's upload may be read. Call the returned function when it is done. Throws as `UploadTurns`. */
export const enterUpload = ({ uploads }: Pick<Deps, 'uploads'>, c: Context, account: string): Promise<() => void> => {
  // Requests of tests have no connection; their body is complete.
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  const body = {
    bytes: Number(c.req.header('content-length') ?? Number.NaN),
    isReceived: () => incoming?.complete ?? true,
    cut: () => incoming?.destroy(),
  }
  return uploads.enter(account, body, c.req.raw.signal)
}

/** Makes uploads wait for their turn before their body is read. */
export const uploadTurn = (deps: Pick<Deps, 'uploads'>) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const type = c.req.header('content-type')?.toLowerCase() ?? ''
    if (!type.startsWith('multipart/form-data')) return next()
    const leave = await enterUpload(deps, c, c.var.user.id)
    try {
      await next()
    } finally {
      leave()
    }
  })
