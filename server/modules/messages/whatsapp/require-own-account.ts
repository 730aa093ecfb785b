import { createMiddleware } from 'hono/factory'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'

/** Lets a paid caller through to their own WhatsApp account. Throws `not_found` for anybody else's. */
export const requireOwnAccount = (deps: Deps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    await requireUser(deps)(c, async () => {
      if (c.req.param('userId') !== c.var.user.id) throw new AppError('not_found', 'Seller not found')
      if (!isPaid(deps, c.var.user)) throw new AppError('forbidden', PREMIUM_MESSAGING)
      await next()
    })
  })
