import { z } from 'zod'

/** A number at Meta, and the token to send by it. */
export interface CloudSender {
  numberId: string
  token: string
}

/** A message as the Cloud API takes it. `mark` comes back with each status, and tells which message it is of. */
export interface CloudMessage {
  mark: string
  /** E.164 digits. */
  to: string
  content:
    | { kind: 'text'; text: string }
    | { kind: 'template'; name: string; language: string; values: string[]; payloads: string[] }
}

/**
 * Outcome of a send. `unknown`: it may have arrived, which only a status tells. `later`: it was not taken, and may be
 * tried again. `refused`: never.
 */
export type CloudOutcome =
  | { kind: 'taken'; wamid: string }
  | { kind: 'unknown' }
  | { kind: 'later' | 'refused'; code: number }

/** A number as Meta describes it. */
export interface CloudDescription {
  phone: string
  name: string
  quality: string | null
  /** Limit of new people a day, `TIER_1K`; absent when Meta does not say. */
  limit?: string | undefined
}

/** WhatsApp's Cloud API. */
export interface CloudApi {
  send(from: CloudSender, message: CloudMessage): Promise<CloudOutcome>
  /** Returns the number's own data, `refused` for a wrong token or number, `away` when Meta does not answer. */
  describe(from: CloudSender): Promise<CloudDescription | 'refused' | 'away'>
}

const PATIENCE_MS = 15_000
/** Longest answer that is read. */
const ANSWER_MAX = 65_536

const sent = z.object({ messages: z.array(z.object({ id: z.string().max(300) })).min(1) })
const failed = z.object({ error: z.object({ code: z.number() }) })
const described = z.object({
  display_phone_number: z.string(),
  verified_name: z.string().optional(),
  quality_rating: z.string().optional(),
})

const limited = z.object({ messaging_limit_tier: z.string() })

/**
 * Codes after which a message can never go out: to nobody on WhatsApp, beyond the 24 hours, a wrong parameter, a buyer
 * who stopped messages (Meta, «Error codes»).
 */
const REFUSED = new Set([100, 131008, 131009, 131021, 131026, 131047, 131050, 131051, 132000, 132005, 132012])

const contentOf = ({ content }: CloudMessage) => {
  if (content.kind === 'text') return { type: 'text', text: { body: content.text, preview_url: false } }
  const { name, language, values, payloads } = content
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) },
        ...payloads.map((payload, index) => ({
          type: 'button',
          sub_type: 'quick_reply',
          index: String(index),
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  }
}

/** Calls the Cloud API at `base`, such as `https://graph.facebook.com/v23.0`. */
export const metaCloudApi = (base: string): CloudApi => {
  const call = async ({ token }: CloudSender, path: string, body?: object) => {
    const answer = await fetch(`${base}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = (await answer.text()).slice(0, ANSWER_MAX)
    return { status: answer.status, data: parsed(text) }
  }
  return {
    send: async (from, message) => {
      const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual' }
      const body = { ...envelope, to: message.to, biz_opaque_callback_data: message.mark, ...contentOf(message) }
      try {
        const { status, data } = await call(from, `${from.numberId}/messages`, body)
        const taken = sent.safeParse(data)
        const [first] = taken.data?.messages ?? []
        if (status < 300) return first ? { kind: 'taken', wamid: first.id } : { kind: 'unknown' }
        const { code } = failed.safeParse(data).data?.error ?? { code: status }
        // A server that failed in the middle may have sent it.
        if (status >= 500 && code === status) return { kind: 'unknown' }
        return { kind: REFUSED.has(code) ? 'refused' : 'later', code }
      } catch (error) {
        return isNeverSent(error) ? { kind: 'later', code: 0 } : { kind: 'unknown' }
      }
    },
    describe: async (from) => {
      try {
        const fields = 'display_phone_number,verified_name,quality_rating'
        const { status, data } = await call(from, `${from.numberId}?fields=${fields}`)
        if (status >= 500) return 'away'
        const found = status < 300 ? described.safeParse(data).data : undefined
        if (!found) return 'refused'
        const { display_phone_number, verified_name = '', quality_rating = null } = found
        // Asked apart: not every version knows it, and an unknown field fails a whole call.
        const limit = limited.safeParse((await call(from, `${from.numberId}?fields=messaging_limit_tier`)).data).data
        return {
          ...{ phone: display_phone_number.replace(/\D/g, ''), name: verified_name, quality: quality_rating },
          limit: limit?.messaging_limit_tier,
        }
      } catch {
        return 'away'
      }
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a connection failed before anything was sent. */
const isNeverSent = (error: unknown): boolean => {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}
