/** Messages from a dashboard page to its worker. */
export type ToWorker =
  /** Asks the worker to answer `newer` on the given port if it belongs to another build. */
  | { kind: 'compare'; build: string }
  /** Asks a waiting worker to take over. */
  | { kind: 'take-over' }

/** Messages from the worker to dashboard pages. */
export type FromWorker =
  /** An alert was shown: orders have changed. */
  | { kind: 'alerted' }
  /** Somebody tapped an alert. */
  | { kind: 'open'; path: string }

export const WORKER_PATH = '/sw.js'
/** Path prefix of pages with a worker. */
export const WORKER_SCOPE = '/dashboard'
