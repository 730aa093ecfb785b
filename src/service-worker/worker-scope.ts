/**
 * What the worker uses of its surroundings. TypeScript's own library of workers declares names that the library of pages has too, for the
 * whole project: the pages' types would be the wrong ones.
 */

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface AnswerEvent extends LifeEvent {
  request: Request
  /** What the browser asked the server for while the worker was waking up, if that is switched on. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface PageMessageEvent extends LifeEvent {
  data: unknown
  ports: readonly MessagePort[]
}

export interface WorkerScope {
  addEventListener(kind: 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: AnswerEvent) => void): void
  addEventListener(kind: 'message', listener: (event: PageMessageEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>
  }
}
