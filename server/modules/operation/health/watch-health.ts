import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Deps } from '#server/deps.ts'
import { oldestDueJob } from '#server/records/publications/publish-jobs.repo.ts'

const LOOK_EVERY_MS = 30_000
/** An event loop that stands still for so long makes every buyer wait. */
const LAG_MS = 500
/** A save is live within a second or two; one that has waited for so long is stuck behind something. */
const QUEUE_AGE_SECONDS = 60
/** A day of a busy server's pages and images. */
const SCARCE_BYTES = 500_000_000

/** Seconds for which the publish job that waits longest has been due; 0 when none is. */
export const publishQueueAge = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const due = await oldestDueJob(db, now.toISOString())
  return due === undefined ? 0 : (now.getTime() - Date.parse(due)) / 1000
}

/** Bytes left on the disk of the data folder. */
export const diskFree = async ({ config }: Pick<Deps, 'config'>): Promise<number> => {
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize
}

/** Warns in the log of what will stop the shop, or keeps it waiting: the event loop stands still, publications wait, the disk fills. */
export const watchHealth = (deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): { stop(): void } => {
  // Each turn of the loop is measured when there is one: a timer that looks would wake a server at rest fifty times a second.
  const delay = monitorEventLoopDelay({ samplePerIteration: true })
  delay.enable()
  const look = async () => {
    const longest = Math.round(delay.max / 1e6)
    delay.reset()
    if (longest > LAG_MS) deps.log.warn({ milliseconds: longest }, 'the event loop stood still')
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
