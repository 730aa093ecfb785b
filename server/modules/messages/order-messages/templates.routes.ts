import { messageWords } from '#contract/order-messages/message-words.ts'
import * as endpoints from '#contract/whatsapp/whatsapp.endpoints.ts'
import { PREMIUM_MESSAGING, type TemplateList } from '#contract/whatsapp/whatsapp-api.ts'
import { defaultText, messageKinds, messageTemplates } from '#contract/whatsapp/whatsapp-templates.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requirePaidSeller } from '#server/auth/require-paid.ts'
import type { SellerEnv } from '#server/auth/require-seller.ts'
import type { Db } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { newBuyersWrittenTo, templatesChanged } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import { type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { ownTemplates, saveTemplate } from './templates.repo.ts'

/** Returns the texts of a shop: to buyers in its language, to the seller in that of her account. */
const templatesOf = async (db: Db, store: StoreRow, owner: UserRow): Promise<TemplateList> => {
  const own = await ownTemplates(db, store.id)
  return {
    templates: messageKinds.map((kind) => {
      const { recipient, placeholders } = messageTemplates[kind]
      const { language } = recipient === 'seller' ? owner : store
      const text = defaultText(messageWords[language], kind)
      return { kind, recipient, text: own.get(kind) ?? text, default_text: text, placeholders: [...placeholders] }
    }),
  }
}

/** Routes for the texts and recipients of a store's order messages. */
export const templateRoutes = (deps: Deps) => {
  const paid = requirePaidSeller(deps, PREMIUM_MESSAGING)
  return router<SellerEnv>()
    .openapi(route(endpoints.readTemplates, { middleware: paid }), async (c) =>
      c.json(await templatesOf(deps.db, c.var.store, c.var.user), 200),
    )
    .openapi(route(endpoints.saveTemplates, { middleware: paid }), async (c) => {
      await assertFreshSession(deps, c)
      const { templates } = c.req.valid('json')
      const now = deps.clock.now().toISOString()
      await write(deps, async (trx) => {
        await tellOfChange(trx, deps, c.var.user, templatesChanged)
        for (const kind of messageKinds) {
          const text = templates[kind]
          if (text !== undefined) await saveTemplate(trx, c.var.store.id, kind, text, now)
        }
      })
      return c.json(
        { message: 'Message templates saved', ...(await templatesOf(deps.db, c.var.store, c.var.user)) },
        200,
      )
    })
    .openapi(route(endpoints.readMessageSettings, { middleware: paid }), (c) =>
      c.json({ message_new_buyers: c.var.store.message_new_buyers === 1 }, 200),
    )
    .openapi(route(endpoints.saveMessageSettings, { middleware: paid }), async (c) => {
      const { message_new_buyers } = c.req.valid('json')
      const turnsOn = message_new_buyers && c.var.store.message_new_buyers === 0
      if (turnsOn) await assertFreshSession(deps, c)
      await write(deps, async (trx) => {
        if (turnsOn) await tellOfChange(trx, deps, c.var.user, newBuyersWrittenTo)
        await updateStore(trx, c.var.store.id, { message_new_buyers: message_new_buyers ? 1 : 0 })
      })
      return c.json({ message: 'Message settings saved', message_new_buyers }, 200)
    })
}
