import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { CloudLanguage } from '#contract/whatsapp/cloud-templates.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { type AccountRow, accountOf, secretsOf, webhookToken } from '#server/modules/messages/cloud/accounts.ts'
import { enqueueText } from '#server/modules/messages/cloud/enqueue-cloud.ts'
import { type Reply, takeReport } from '#server/modules/messages/cloud/take-report.ts'
import { orderOfToken, privateUrl } from '#server/records/orders/order-links.ts'
import { actAsBuyer } from './buyer-acts.ts'

/** Whether two texts are equal, in a time that tells nothing of them. */
const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const signatureOf = (appSecret: string, raw: Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`

/** Bytes of a report. Meta sends up to a thousand events in one, most a few. */
const REPORT_MAX = 1_000_000

/** Answer to a tap that comes too late, in the number's language. */
const TOO_LATE: Record<CloudLanguage, (link: string) => string> = {
  en: (link) => `It is too late for that: the order has moved on. See where it stands: ${link}`,
  ur: (link) => `اب یہ نہیں ہو سکتا، آرڈر آگے جا چکا ہے۔ یہاں دیکھیں: ${link}`,
}

/** Payloads of quick replies, as `event-to-messages.ts` writes them: an act and the token of the private page. */
const PAYLOAD = /^(confirm|cancel) ([\w-]{10,80})$/

/**
 * Takes Meta's reports about official WhatsApp numbers. Each is signed over its raw body; any other is counted by
 * address and refused. A buyer's quick reply does what the same button on the private page does.
 */
export const cloudWebhook = (deps: Deps) => {
  const refuse = async (c: Context, status: 'forbidden' | 'unauthorized'): Promise<never> => {
    await deps.limits.nowhereByAddress.take(clientAddress(c))
    throw new AppError(status, 'This report is not signed by Meta')
  }
  /** Does what a buyer tapped, and tells him when it is too late for that. */
  const reply = async (account: AccountRow, { from, payload, at }: Reply) => {
    const [, act, token] = PAYLOAD.exec(payload) ?? []
    if ((act !== 'confirm' && act !== 'cancel') || !token) return
    if ((await actAsBuyer(deps, token, act)) !== 'late') return
    const order = await orderOfToken(deps, token)
    const link = order && privateUrl(deps, order)
    if (!link) return
    const event = { account, eventKey: `late ${order.id} ${act} ${at}`, orderId: order.id, recipient: from }
    const text = TOO_LATE[account.language](link)
    await write(deps, (trx) => enqueueText(trx, deps.clock, event, 'too_late', text))
  }
  return new Hono()
    .get('/webhooks/whatsapp/:id', (c) => {
      const query = c.req.query()
      const isRight = isSame(query['hub.verify_token'] ?? '', webhookToken(deps, c.req.param('id')))
      if (query['hub.mode'] !== 'subscribe' || !isRight) return refuse(c, 'forbidden')
      return c.text(query['hub.challenge'] ?? '')
    })
    .post('/webhooks/whatsapp/:id', bodyLimit({ maxSize: REPORT_MAX }), async (c) => {
      const account = await accountOf(deps.db, c.req.param('id'))
      const own = account && secretsOf(deps, account)
      const raw = Buffer.from(await c.req.arrayBuffer())
      const given = c.req.header('x-hub-signature-256') ?? ''
      if (!account || !own || !isSame(given, signatureOf(own.appSecret, raw))) return refuse(c, 'unauthorized')
      try {
        await takeReport(deps, account, JSON.parse(raw.toString('utf8')), (tapped) => reply(account, tapped))
      } catch (error) {
        // Meta repeats what is refused for days. What is no report stays none.
        if (!(error instanceof SyntaxError) && (error as Error).name !== 'ZodError') throw error
        deps.log.warn({ account: account.id }, 'a signed report that cannot be read')
      }
      return c.json({ message: 'Thank you' }, 200)
    })
}
