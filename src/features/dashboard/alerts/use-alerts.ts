import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { alertsAreFor, hasSound } from '#src/features/shared/alerts/alert-settings.ts'
import { goTo } from '#src/lib/browser/use-parameters.ts'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import type { FromWorker } from '#src/service-worker/messages.ts'
import { useMe, useOrderStats } from '../../shared/queries.ts'
import { useToDoCount } from '../../shared/to-do-count.ts'

/** Shows on the app's icon how many orders wait. */
const useBadge = (): void => {
  const toDo = useToDoCount()
  useEffect(() => {
    // Not every browser has it, and those that do refuse it to a page that is no app.
    navigator.setAppBadge?.(toDo).catch(() => undefined)
  }, [toDo])
}

/** Plays a sound when an order came in since the last count. */
const useSound = (): void => {
  const { data } = useOrderStats({ enabled: false })
  const total = data?.total_orders
  const before = useRef(total)
  useEffect(() => {
    if (total !== undefined && before.current !== undefined && total > before.current && hasSound()) {
      void import('./play-sound.ts').then(({ playSound }) => playSound())
    }
    before.current = total
  }, [total])
}

/** Tells the server once a visit where this browser takes alerts, as it may have moved. */
const useKeptDevice = (): void => {
  const { id } = useMe()
  const queries = useQueryClient()
  useEffect(() => {
    if (!alertsAreFor(id) || globalThis.Notification?.permission !== 'granted') return
    return whenIdle(async () => {
      const [{ push }, { sendDevice }] = await Promise.all([
        import('../../shared/alerts/push-queries.ts'),
        import('../../shared/alerts/this-device.ts'),
      ])
      // Without a connection the next visit does it.
      await sendDevice((await queries.query(push)).public_key).catch(() => undefined)
    })
  }, [id, queries])
}

/** Follows the service worker: orders have changed, or somebody tapped an alert. */
const useWorkerMessages = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const workers = navigator.serviceWorker
    const hear = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'alerted' || data.kind === 'open') void queries.invalidateQueries({ queryKey: ['orders'] })
      if (data.kind === 'open' && mayLeave()) goTo(data.path)
    }
    workers?.addEventListener('message', hear)
    return () => workers?.removeEventListener('message', hear)
  }, [queries])
}

/** Makes new orders heard while the dashboard is open, and keeps alerts coming when it is closed. */
export const useAlerts = (): void => {
  useBadge()
  useSound()
  useKeptDevice()
  useWorkerMessages()
}
