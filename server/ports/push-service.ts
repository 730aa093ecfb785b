import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import { isPushAddress } from '#contract/push/push.ts'
import type { SecretBox } from './secret-box.ts'

/** Where a browser takes alerts, and the keys to encrypt them for it. */
interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Outcome of a send: `gone` when the subscription has ended, `refused` when the alert itself is wrong. */
type Outcome = 'sent' | 'gone' | 'refused' | 'later'

/** Sends alerts to browsers. */
export interface PushService {
  /** VAPID key that browsers subscribe with. */
  publicKey: string
  /** Sends a payload, encrypted. `topic` replaces an earlier one that a sleeping device has not taken yet. */
  send(subscription: Subscription, payload: string, topic: string): Promise<Outcome>
}

/** An alert of an order is worth nothing after an hour. */
export const ALERT_SECONDS = 3600
const PATIENCE_MS = 10_000

interface Operator {
  email: string | undefined
  publicOrigin: string
}

/** Address of whoever answers for the alerts. Apple refuses alerts without a real one. */
const subjectOf = ({ email, publicOrigin }: Operator): string => {
  if (email) return `mailto:${email}`
  return publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:nobody@localhost.invalid'
}

const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 400 || status === 413 ? 'refused' : 'later'
}

/**
 * Sends with the Web Push protocol (RFC 8030, 8291, 8292). The VAPID key comes from the platform's secret, so all
 * processes share it and a restored backup keeps it. `isKnown` lets tests send to a server of their own.
 */
export const webPushService = (
  operator: Operator,
  secrets: Pick<SecretBox, 'derive'>,
  isKnown: (endpoint: string) => boolean = isPushAddress,
): PushService => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secrets.derive('vapid'))
  const vapidDetails = {
    subject: subjectOf(operator),
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
  return {
    publicKey: vapidDetails.publicKey,
    send: async ({ endpoint, p256dh, auth }, payload, topic) => {
      // Checked again: a row may be older than the list of hosts.
      if (!isKnown(endpoint)) return 'gone'
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: ALERT_SECONDS,
        urgency: 'high',
        topic: topic.replace(/[^\w-]/g, '').slice(0, 32),
      })
      try {
        const answer = await fetch(request.endpoint, {
          method: request.method,
          headers: request.headers as Record<string, string>,
          body: new Uint8Array(request.body ?? []),
          redirect: 'manual',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        await answer.body?.cancel()
        return outcomeOf(answer.status)
      } catch {
        return 'later'
      }
    },
  }
}
