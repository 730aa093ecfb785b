import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Deps } from '#server/deps.ts'
import { oldestDueJob } from '#server/records/publications/publish-jobs.repo.ts'

const LOOK_EVERY_MS = 30_000
/** Event loop stall that delays all buyers noticeably. */
const LAG_MS = 500
/** Age of a waiting publication that means it is stuck. Saves are normally live within two seconds. */
const QUEUE_AGE_SECONDS = 60
/** Free disk space that triggers a warning: a day of pages and images of a busy server. */
const SCARCE_BYTES = 500_000_000

/** Returns for how many seconds the oldest publish job has been due, 0 without one. */
export const publishQueueAge = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const due = await oldestDueJob(db, now.toISOString())
  return due === undefined ? 0 : (now.getTime() - Date.parse(due)) / 1000
}

/** Returns the free bytes on the disk of the data folder. */
export const diskFree = async ({ config }: Pick<Deps, 'config'>): Promise<number> => {
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize
}

/** Logs warnings of a stalled event loop, waiting publications and a filling disk. */
export const watchHealth = (deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): { stop(): void } => {
  // Measures each turn of the loop. A timer would wake an idle server fifty times a second.
  const delay = monitorEventLoopDelay({ samplePerIteration: true })
  delay.enable()
  const look = async () => {
    const longest = Math.round(delay.max / 1e6)
    delay.reset()
    if (longest > LAG_MS) deps.log.warn({ milliseconds: longest }, 'the event loop was blocked')
    const age = Math.round(await publishQueueAge(deps))
    if (age > QUEUE_AGE_SECONDS) deps.log.warn({ seconds: age }, 'publications wait')
    const free = await diskFree(deps)
    if (free < SCARCE_BYTES) deps.log.warn({ megabytes: Math.round(free / 1e6) }, 'the disk is nearly full')
  }
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
