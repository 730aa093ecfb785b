import type { PushAlert } from '#contract/push/push.ts'
import type { FromWorker } from './messages.ts'

/** The worker globals in use. TypeScript's WebWorker library conflicts with the DOM library of this project. */

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface AnswerEvent extends LifeEvent {
  request: Request
  /** The request the browser sent while the worker started, if preload is on. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface PageMessageEvent extends LifeEvent {
  data: unknown
  ports: readonly MessagePort[]
}

export interface PushEvent extends LifeEvent {
  data: { json(): PushAlert } | null
}

export interface TappedEvent extends LifeEvent {
  /** `data` is the alert's path. */
  notification: Notification & { data: string }
}

interface Page {
  url: string
  focus(): Promise<unknown>
  postMessage(message: FromWorker): void
}

export interface WorkerScope {
  addEventListener(kind: 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: AnswerEvent) => void): void
  addEventListener(kind: 'message', listener: (event: PageMessageEvent) => void): void
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: TappedEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
}
