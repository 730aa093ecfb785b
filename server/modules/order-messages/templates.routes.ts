import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { messageKinds, messageTemplates } from '#contract/whatsapp/message-templates.ts'
import * as contract from '#contract/whatsapp/whatsapp-api.ts'
import { requirePaidSeller } from '#server/auth/require-paid.ts'
import type { SellerEnv } from '#server/auth/require-seller.ts'
import type { Db } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { ownTemplates, saveTemplate } from './templates.repo.ts'

const templatesOf = async (db: Db, storeId: string): Promise<z.infer<typeof contract.templateList>> => {
  const own = await ownTemplates(db, storeId)
  return {
    templates: messageKinds.map((kind) => {
      const { recipient, text, placeholders } = messageTemplates[kind]
      return { kind, recipient, text: own.get(kind) ?? text, default_text: text, placeholders: [...placeholders] }
    }),
  }
}

/** The texts of a store's order messages. */
export const templateRoutes = (deps: Deps) => {
  const paid = requirePaidSeller(deps, contract.PREMIUM_MESSAGING)
  const read = createRoute({
    method: 'get',
    path: '/whatsapp/templates',
    middleware: paid,
    responses: { 200: answers('Message texts', contract.templateList), ...failures(401, 403, 404) },
  })
  const change = createRoute({
    method: 'put',
    path: '/whatsapp/templates',
    middleware: paid,
    request: jsonBody(contract.templateChange),
    responses: {
      200: answers('Saved', contract.templateList.extend({ message: z.string() })),
      ...failures(401, 403, 404, 415, 422),
    },
  })
  return router<SellerEnv>()
    .openapi(read, async (c) => c.json(await templatesOf(deps.db, c.var.store.id), 200))
    .openapi(change, async (c) => {
      const { templates } = c.req.valid('json')
      const now = deps.clock.now().toISOString()
      await write(deps, async (trx) => {
        for (const kind of messageKinds) {
          const text = templates[kind]
          if (text !== undefined) await saveTemplate(trx, c.var.store.id, kind, text, now)
        }
      })
      return c.json({ message: 'Message templates saved', ...(await templatesOf(deps.db, c.var.store.id)) }, 200)
    })
}
