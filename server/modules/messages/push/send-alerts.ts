import type { PushAlert } from '#contract/push/push.ts'
import { byOne } from '#server/background/by-one.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { backoff } from '#server/lib/backoff.ts'
import { ALERT_SECONDS } from '#server/ports/push-service.ts'
import {
  type DueAlert,
  dueAlerts,
  postponeAlert,
  removeAlert,
  removeDevice,
  removeOldAlerts,
  updateDevice,
} from './push.repo.ts'

const POLL_MS = 5_000
/** Alerts per pass, one a device at most. */
const BATCH = 40
/** Rest between two alerts of a device, so that those that come meanwhile may join. */
const REST_MS = 5_000
/** Seconds until a failed alert is sent again. */
const RETRY_SECONDS = [5, 30, 120, 600]

type AlertDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'log' | 'secrets' | 'push'>

/** Proof that a device got an alert: only it and the platform know it. */
export const arrivalKey = ({ secrets }: Pick<Deps, 'secrets'>, deviceId: string): string =>
  secrets.fingerprint(`push arrival ${deviceId}`)

/**
 * Sends one alert and notes what became of it. A crash between the two sends it again, and the device shows it in place
 * of the first.
 */
const sendOne = async (deps: AlertDeps, alert: DueAlert): Promise<void> => {
  const { clock, log } = deps
  const { id, device_id, title, body, path, tag } = alert
  const payload: PushAlert = { title, body, path, tag, device: device_id, key: arrivalKey(deps, device_id) }
  const outcome = await deps.push.send(alert, JSON.stringify(payload), tag)
  const now = clock.now()
  if (outcome !== 'sent') log.warn({ device: device_id, outcome, attempts: alert.attempts }, 'alert not sent')
  await write(deps, async (trx) => {
    if (outcome === 'gone') return removeDevice(trx, device_id)
    if (outcome === 'later') {
      const attempts = alert.attempts + 1
      const next = new Date(now.getTime() + backoff(attempts, RETRY_SECONDS)).toISOString()
      return postponeAlert(trx, id, { attempts, next_attempt_at: next })
    }
    await removeAlert(trx, id)
    if (outcome === 'sent') await updateDevice(trx, device_id, { sent_at: now.toISOString() })
  })
}

/** Drops alerts older than an hour and sends due ones, to several devices at once. Returns whether more may be due. */
const sendDue = async (deps: AlertDeps): Promise<boolean> => {
  const now = deps.clock.now().getTime()
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
  const due = await dueAlerts(deps.db, ago(0), ago(REST_MS), BATCH)
  if (due.some(({ created_at }) => created_at < ago(ALERT_SECONDS * 1000))) {
    await write(deps, (trx) => removeOldAlerts(trx, ago(ALERT_SECONDS * 1000)))
    return true
  }
  const oneEach = [...new Map(due.toReversed().map((alert) => [alert.device_id, alert])).values()]
  await Promise.all(oneEach.map((alert) => sendOne(deps, alert)))
  return due.length === BATCH
}

/** Sends alerts to devices while it has the `lease`. Without `poll`, works only when woken or asked to be idle. */
export const startAlerts = (deps: AlertDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, () => sendDue(deps)),
    every: options.poll === false ? undefined : POLL_MS,
    onError: (error) => deps.log.error({ err: error }, 'alerts could not be sent'),
  })
