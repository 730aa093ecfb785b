import { z } from 'zod'
import { errorAnswer } from '../fields.ts'
import {
  type MessageKind,
  messageKinds,
  messageTemplates,
  TEMPLATE_MAX,
  unknownPlaceholders,
} from './whatsapp-templates.ts'

export const PREMIUM_MESSAGING = 'WhatsApp integration requires Premium plan. Please upgrade your account.'

const seller = z.object({ isConnected: z.boolean(), phoneNumber: z.string().nullable(), name: z.string() })

export const sellerStatus = z.object({ success: z.boolean(), isConnected: z.boolean(), seller })

export type SellerStatus = z.infer<typeof sellerStatus>

/** `qr` is a data URL. It changes: ask again after `expires_at`. */
export const sellerQr = z.object({ success: z.boolean(), qr: z.string(), expires_at: z.string() })

/** A code to type instead of scanning, for `phone` (E.164 digits). Ask again after `expires_at`. */
export const sellerPairingCode = z.object({
  success: z.boolean(),
  code: z.string(),
  phone: z.string(),
  expires_at: z.string(),
})

/** Why there is no code. `pending`: it will be there in a moment. */
export const qrMissing = errorAnswer.extend({ pending: z.literal(true).optional() })

const text = z
  .string({ error: 'A template must be text' })
  .trim()
  .max(TEMPLATE_MAX, `At most ${TEMPLATE_MAX} characters`)
  .nullable()

const templateText = (kind: MessageKind) =>
  text.optional().superRefine((value, context) => {
    const [unknown] = value ? unknownPlaceholders(kind, value) : []
    if (unknown === undefined) return
    const known = messageTemplates[kind].placeholders.map((name) => `{${name}}`).join(', ')
    context.addIssue({ code: 'custom', message: `{${unknown}} is not known here. Use ${known}.` })
  })

/** Texts by message. Null or empty restores the default; absent is kept. */
export const templateChange = z.object({
  templates: z.strictObject(
    Object.fromEntries(messageKinds.map((kind) => [kind, templateText(kind)])) as Record<
      MessageKind,
      ReturnType<typeof templateText>
    >,
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `Unknown message ${issue.keys[0]}` : 'templates is required',
    },
  ),
})

export const templateList = z.object({
  templates: z.array(
    z.object({
      kind: z.enum(messageKinds),
      recipient: z.enum(['seller', 'buyer']),
      text: z.string(),
      default_text: z.string(),
      placeholders: z.array(z.string()),
    }),
  ),
})

export type TemplateList = z.infer<typeof templateList>

/** Whether her official number also writes to buyers of unconfirmed orders. */
export const messageSettings = z.object({
  message_new_buyers: z.boolean({ error: 'message_new_buyers must be true or false' }),
})
export type MessageSettings = z.infer<typeof messageSettings>

/** `phone` must be the operator's number. The server writes the text. */
export const upgradeMessage = z.object({
  phone: z.string({ error: 'Phone must be text' }).trim().max(30, 'Please enter a valid phone number').nullish(),
  message: z
    .string({ error: 'Message is required' })
    .trim()
    .min(1, 'Message is required')
    .max(500, 'At most 500 characters'),
  /** The layout asked for, `new` for one still to be made. Without it, the paid plan. */
  layout: z
    .string({ error: 'Layout must be text' })
    .regex(/^[a-z][a-z-]{0,39}$/, 'Unknown layout')
    .nullish(),
})

/** `layout` is `null` in a request for the paid plan. */
export const openRequests = z.object({
  requests: z.array(z.object({ layout: z.string().nullable(), created_at: z.string() })),
})

/** Messages sent to simulated phones. */
export const simulatedMessages = z.object({
  messages: z.array(
    z.object({
      kind: z.string(),
      recipient: z.string(),
      text: z.string(),
      status: z.string(),
      created_at: z.string(),
    }),
  ),
})
