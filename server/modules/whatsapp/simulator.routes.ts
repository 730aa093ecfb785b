import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { normalisePhone } from '#contract/phone.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { messagesOfSession } from '#server/modules/order-messages/message-queue.repo.ts'
import type { WhatsAppSimulator } from '#server/ports/whatsapp.ts'
import { requireOwnAccount } from './whatsapp.routes.ts'

const params = z.object({ userId: z.string().min(1).max(60) })
const confirmation = z.object({ message: z.string() })

/** What a phone would do, for the caller's own simulated account. Mounted in development only. */
export const simulatorRoutes = (deps: Deps, simulator: WhatsAppSimulator) => {
  const own = requireOwnAccount(deps)
  const scan = createRoute({
    method: 'post',
    path: '/dev/whatsapp/{userId}/scan',
    middleware: own,
    request: { params },
    responses: { 200: answers('Linked', confirmation), ...failures(401, 403, 404, 409) },
  })
  const disconnect = createRoute({
    method: 'post',
    path: '/dev/whatsapp/{userId}/disconnect',
    middleware: own,
    request: { params },
    responses: { 200: answers('Logged out', confirmation), ...failures(401, 403, 404) },
  })
  const messages = createRoute({
    method: 'get',
    path: '/dev/whatsapp/{userId}/messages',
    middleware: own,
    request: { params },
    responses: {
      200: answers(
        'Messages, newest first',
        z.object({
          messages: z.array(
            z.object({
              kind: z.string(),
              recipient: z.string(),
              text: z.string(),
              status: z.string(),
              created_at: z.string(),
            }),
          ),
        }),
      ),
      ...failures(401, 403, 404),
    },
  })
  return router<UserEnv>()
    .openapi(scan, async (c) => {
      const { user } = c.var
      if (!(await simulator.scan(user.id, normalisePhone(user.whatsapp_number, user.country_code)))) {
        throw new AppError('conflict', 'There is no QR code to scan, or it is too old')
      }
      return c.json({ message: 'Connected' }, 200)
    })
    .openapi(disconnect, async (c) => {
      await simulator.disconnect(c.var.user.id)
      return c.json({ message: 'Disconnected' }, 200)
    })
    .openapi(messages, async (c) => {
      const rows = await messagesOfSession(deps.db, c.var.user.id, 100)
      const shown = rows.map(({ kind, recipient, text, status, created_at }) => ({
        kind,
        recipient,
        text,
        status,
        created_at,
      }))
      return c.json({ messages: shown }, 200)
    })
}
