import { z } from 'zod'

/** Hosts of the push services of Chrome, Firefox, Safari and Edge. Nothing is sent anywhere else. */
const PUSH_HOSTS =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/

/** Whether an address is one that a known push service hands out. */
export const isPushAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return protocol === 'https:' && !port && !username && !password && PUSH_HOSTS.test(hostname)
}

const NOT_A_KEY = 'This is not a key of a browser.'
const UNKNOWN_SERVICE = 'This browser takes alerts from a service that we do not know.'

/** A key in URL-safe base64 without padding. */
const key = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3)
  return z.string({ error: NOT_A_KEY }).regex(new RegExp(`^[\\w-]{${characters}}$`), { error: NOT_A_KEY })
}

/** Where a browser takes alerts, as its `PushSubscription` says. */
export const pushSubscription = z.object({
  endpoint: z
    .string({ error: UNKNOWN_SERVICE })
    .max(1000, UNKNOWN_SERVICE)
    .refine(isPushAddress, { error: UNKNOWN_SERVICE }),
  /** Public key of the browser, an uncompressed P-256 point of 65 bytes. */
  p256dh: key(65),
  /** Secret of 16 bytes that goes into the encryption. */
  auth: key(16),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

const pushDevice = z.object({
  id: z.string(),
  /** For example `Chrome on Android`. */
  device: z.string(),
  /** Whether this session made the request. */
  current: z.boolean(),
  created_at: z.string(),
  /** When the push service last took an alert. */
  sent_at: z.string().nullable(),
  /** When the device last showed one. */
  arrived_at: z.string().nullable(),
})
export type PushDevice = z.infer<typeof pushDevice>

export const pushSettings = z.object({
  /** The VAPID key that browsers subscribe with, 65 bytes in URL-safe base64. */
  public_key: z.string(),
  devices: z.array(pushDevice),
  /** Devices the plan of the shop has room for. */
  most: z.number().int(),
  /** Hour in Pakistan of the daily reminder; `null` when it is off. */
  reminder_hour: z.number().int().nullable(),
})
export type PushSettings = z.infer<typeof pushSettings>

export const pushReminder = z.object({
  hour: z.number({ error: 'Choose an hour.' }).int().min(0).max(23).nullable(),
})

/** Confirms that a device showed an alert. The device has `key` from the alert itself. */
export const pushArrival = z.object({ device: z.string().min(1).max(40), key: z.string().min(1).max(60) })

/** Payload of an alert, as the service worker gets it. Holds no name and no phone: it shows on a locked screen. */
export interface PushAlert {
  title: string
  body: string
  /** Path in the dashboard. */
  path: string
  /** An alert replaces an earlier one of the same tag. */
  tag: string
  device: string
  key: string
}
