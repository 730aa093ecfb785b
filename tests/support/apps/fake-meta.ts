import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const META = { numberId: '106540352242922', token: 'EAAG-token-for-tests', appSecret: 'app-secret-for-tests' }

/** A message as Meta got it. */
interface Got {
  to: string
  mark: string
  wamid: string
  body: {
    type: string
    text?: { body: string }
    template?: {
      name: string
      language: { code: string }
      components: { parameters: { text?: string; payload?: string }[] }[]
    }
  }
}

/** How Meta answers a send: takes it, takes it and says nothing, refuses it with a code, or fails in the middle. */
type Manner = 'take' | 'take silently' | 'fail' | { code: number; status?: number }

/** A server that behaves as the documentation of the Cloud API says. Its reports are made by `sign`. */
export const startMeta = async () => {
  const got: Got[] = []
  const meta = {
    got,
    manner: 'take' as Manner,
    /** Limit of the number, for versions that tell it. */
    limit: undefined as string | undefined,
    /** Names of the messages to a phone, in the order they came. */
    to: (phone: string) =>
      got.filter((message) => message.to === phone).map(({ body }) => body.template?.name ?? body.type),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const error = (code: number, status = 400) => answer(status, { error: { message: 'refused', code } })
    if (request.headers.authorization !== `Bearer ${META.token}`) return error(190, 401)
    const [, number, what = ''] = (request.url ?? '').split(/[/?]/)
    if (number !== META.numberId) return error(100)
    if (what === 'fields=messaging_limit_tier') {
      return meta.limit ? answer(200, { messaging_limit_tier: meta.limit }) : error(100)
    }
    if (what !== 'messages') {
      return answer(200, { display_phone_number: '+92 42 1112 2233', verified_name: 'Shops', quality_rating: 'GREEN' })
    }
    if (typeof meta.manner === 'object') return error(meta.manner.code, meta.manner.status)
    if (meta.manner === 'fail') return answer(502, {})
    const { to, biz_opaque_callback_data: mark, ...body } = JSON.parse(text)
    const wamid = `wamid.${got.length}.${mark}`
    got.push({ to, mark, wamid, body })
    if (meta.manner === 'take silently') return request.socket.destroy()
    return answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: wamid }],
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(meta, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const change = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value: { metadata: { phone_number_id: META.numberId }, ...value } }] }],
})

/** Report of a message's status. */
export const statusReport = (
  { mark, wamid }: Pick<Got, 'mark' | 'wamid'>,
  status: string,
  { code, billable = false }: { code?: number; billable?: boolean } = {},
) =>
  change({
    statuses: [
      {
        ...{ id: wamid, status, timestamp: '1780000000', biz_opaque_callback_data: mark },
        ...(code && { errors: [{ code }] }),
        ...(billable && { pricing: { billable, category: 'utility' } }),
      },
    ],
  })

/** Report of a buyer's text, or of a tapped quick reply. */
export const messageReport = (from: string, at: Date, content: { text: string } | { payload: string }) =>
  change({
    messages: [
      {
        ...{ from, id: `wamid.in.${at.getTime()}`, timestamp: String(Math.floor(at.getTime() / 1000)) },
        ...('text' in content
          ? { type: 'text', text: { body: content.text } }
          : { type: 'button', button: { payload: content.payload, text: 'Yes' } }),
      },
    ],
  })

/** Report of news about the number itself. */
export const numberReport = (field: string, value: object) => change(value, field)

/** Headers that Meta signs a raw body with. */
export const signed = (raw: string, appSecret = META.appSecret) => ({
  'content-type': 'application/json',
  'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`,
})
