import { normalisePhone } from '#contract/phone.ts'
import * as endpoints from '#contract/whatsapp/simulator.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { messagesOfSession } from '#server/modules/messages/order-messages/message-queue.repo.ts'
import type { WhatsAppSimulator } from '#server/ports/whatsapp.ts'
import { requireOwnAccount } from './require-own-account.ts'

/** Routes that act as the phone of the caller's simulated account. Development only. */
export const simulatorRoutes = (deps: Deps, simulator: WhatsAppSimulator) => {
  const own = requireOwnAccount(deps)
  return router<UserEnv>()
    .openapi(route(endpoints.scanQrCode, { middleware: own }), async (c) => {
      const { user } = c.var
      if (!(await simulator.scan(user.id, normalisePhone(user.whatsapp_number, user.country_code)))) {
        throw new AppError('conflict', 'There is no QR code to scan, or it is too old')
      }
      return c.json({ message: 'Connected' }, 200)
    })
    .openapi(route(endpoints.logOutPhone, { middleware: own }), async (c) => {
      await simulator.disconnect(c.var.user.id)
      return c.json({ message: 'Disconnected' }, 200)
    })
    .openapi(route(endpoints.readSimulatedMessages, { middleware: own }), async (c) => {
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
