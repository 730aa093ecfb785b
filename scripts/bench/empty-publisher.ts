import { pino } from 'pino'
import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import type { LivePages } from '#server/publish/live-pages.ts'
import type { PublishQueue } from '#server/publish/publish-queue.ts'
import { type Publisher, startPublisher } from '#server/publish/publisher.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import type { ThreadResult, ThreadTask } from '#server/publish/threads/thread-tasks.ts'

export const SILENT = pino({ level: 'silent' })
/** Jobs taken at once, as four publishing threads do. */
const AT_ONCE = 8

/** Threads that render nothing: they answer at once that the store does not exist. */
class NoThreads extends ThreadPool {
  override get free(): number {
    return AT_ONCE
  }

  override async run<Task extends ThreadTask>(): Promise<ThreadResult<Task['kind']>> {
    return { kind: 'absent' } as ThreadResult<Task['kind']>
  }
}

const nothing = () => {}
const NO_PAGES: LivePages = {
  begin: nothing,
  show: nothing,
  showAgain: nothing,
  recorded: nothing,
  hide: nothing,
  remove: nothing,
  isWhole: () => true,
  stop: async () => {},
}

/** Starts a publisher that renders nothing. It only takes jobs and records them as done. */
export const startEmptyPublisher = (db: Db, writes: Writes, queue: PublishQueue): Publisher =>
  startPublisher({
    db,
    writes,
    queue,
    live: NO_PAGES,
    pool: new NoThreads(0, {
      database: '',
      published: '',
      renderer: '',
      site: { storesOrigin: '', apiOrigin: '' },
      paidLayouts: [],
    }),
    media: { removeFolder: async () => {} } as Pick<MediaStorage, 'removeFolder'> as MediaStorage,
    clock: systemClock,
    log: SILENT,
    renderer: '',
  })
