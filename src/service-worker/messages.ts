/** What a page of the dashboard says to a worker. */
export type ToWorker =
  /** Answers `newer` on the port that came along when the worker belongs to another build than the page. */
  | { kind: 'compare'; build: string }
  /** The seller wants the new version: the worker takes the place of the one before. */
  | { kind: 'take-over' }

export const WORKER_PATH = '/sw.js'
/** Only pages below this path have a worker at all. */
export const WORKER_SCOPE = '/dashboard'
