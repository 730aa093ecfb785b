import type { PushAlert } from '#contract/push/push.ts'
import type { FromWorker } from './messages.ts'
import type { PushEvent, TappedEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const openDashboards = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return open.filter(({ url }) => new URL(url).pathname.replace(/\/$/, '') === '/dashboard')
}

/** Shows every alert: a browser ends a subscription whose worker skips one. */
const show = async (alert: PushAlert): Promise<void> => {
  const { title, body, tag, path, device, key } = alert
  const icon = '/icon-192.png'
  await self.registration.showNotification(title, {
    body,
    tag,
    icon,
    data: path,
    renotify: true,
  } as NotificationOptions)
  for (const page of await openDashboards()) page.postMessage({ kind: 'alerted' } satisfies FromWorker)
  // Only tells the seller that alerts arrive here; without a connection the next one does.
  await fetch('/api/push/arrivals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device, key }),
  }).catch(() => undefined)
}

/** Opens an alert's page in a dashboard that is open, else in a new one. */
const open = async (path: string): Promise<void> => {
  const [page] = await openDashboards()
  if (!page) return void (await self.clients.openWindow(path))
  // Not every system lets a worker raise a window.
  await page.focus().catch(() => undefined)
  page.postMessage({ kind: 'open', path } satisfies FromWorker)
}

/** Shows alerts that the server pushes, and opens them when tapped. */
export const answerAlerts = (): void => {
  self.addEventListener('push', (event: PushEvent) => {
    if (event.data) event.waitUntil(show(event.data.json()))
  })
  self.addEventListener('notificationclick', (event: TappedEvent) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}
