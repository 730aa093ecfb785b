import { addPushDevice } from '#contract/push/push.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { WORKER_SCOPE } from '#src/service-worker/messages.ts'
import { keepAlertsFor } from './alert-settings.ts'
import * as say from './words.ts'

/** Whether this browser can show alerts, or the step that comes before. */
export type Readiness = 'ready' | 'add to home screen' | 'blocked' | 'unsupported'

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.maxTouchPoints > 1 && navigator.userAgent.includes('Mac OS X'))

const isSupported = (): boolean => 'Notification' in globalThis && 'PushManager' in globalThis

export const readiness = (): Readiness => {
  // Safari on a phone has alerts only for pages that were added to the home screen.
  if (!isSupported()) return isApplePhone() ? 'add to home screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

/** Returns the browser's subscription to a key of the platform. An older one, to another key, is ended. */
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE)
  if (!registration?.active) throw new Error(say.stillLoading)
  const applicationServerKey = bytesOf(publicKey)
  const known = await registration.pushManager.getSubscription()
  const knownKey = known?.options.applicationServerKey
  const isSame = knownKey && new Uint8Array(knownKey).join() === applicationServerKey.join()
  if (known && isSame) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Tells the server where this browser takes alerts. Also after each start, as browsers change the address. */
export const sendDevice = async (publicKey: string): Promise<void> => {
  const { endpoint, keys = {} } = (await subscribe(publicKey)).toJSON()
  await call(addPushDevice, {
    json: { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
  })
}

/** Asks for permission and turns alerts on for an account. Returns false when permission is refused. */
export const turnOn = async (publicKey: string, userId: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await sendDevice(publicKey)
  keepAlertsFor(userId)
  return true
}

/** Ends this browser's subscription. Without a connection the push service learns of it later. */
export const turnOff = async (): Promise<void> => {
  keepAlertsFor(null)
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE)
  await (await registration?.pushManager?.getSubscription())?.unsubscribe().catch(() => undefined)
}
