import { hash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { messages } from '#contract/error-messages.ts'
import { isDiskFull } from '#server/db/files/disk-full.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { beat, READINESS } from './heartbeats.ts'
import { queueDepths } from './operations.repo.ts'
import { diskFree, publishQueueAge } from './watch-health.ts'

/** Seconds a readiness check is cached, as each one writes. */
const CHECK_SECONDS = 1

/**
 * Free bytes that surely suffice for an order and its pages. Writing alone would not tell, as the check overwrites its
 * row and succeeds on a full disk.
 */
const ROOM_BYTES = 2_000_000

const whatFailed = (error: unknown): string =>
  isDiskFull(error) ? 'disk full' : isDatabaseAway(error) ? 'unreachable' : 'failed'

/** Routes of liveness, readiness and metrics, for the operator. */
export const operationRoutes = (deps: Deps) => {
  // A web-only process takes orders and saves without a publisher. They are published later.
  const needsPublisher = deps.config.role !== 'web'
  const readiness = async () => {
    const alive = await isPublisherAlive(deps)
    const publisher = alive ? 'ok' : 'failed'
    // Reported only, as shops are open and take orders without them.
    const files = {
      media: deps.media.away() ? 'away' : 'ok',
      ...(deps.pagesState ? { pages: deps.pagesState() } : {}),
    }
    try {
      await beat(deps.db, READINESS, deps.clock.now().toISOString())
      const queue = await queueDepths(deps.db)
      const database = (await diskFree(deps)) < ROOM_BYTES ? 'disk full' : 'ok'
      return { ready: (alive || !needsPublisher) && database === 'ok', database, publisher, ...files, queue }
    } catch (error) {
      deps.log.error({ err: error }, 'the database takes no writes')
      return { ready: false, database: whatFailed(error), publisher, ...files, queue: null }
    }
  }
  let checked: { at: number; answer: ReturnType<typeof readiness> } | undefined

  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const at = deps.clock.now().getTime()
      if (!checked || Math.abs(at - checked.at) >= CHECK_SECONDS * 1000) checked = { at, answer: readiness() }
      const { ready, ...answer } = await checked.answer
      return c.json({ status: ready ? 'ready' : 'not ready', ...answer }, ready ? 200 : 503, {
        'cache-control': 'no-store',
      })
    })
    .get('/metrics', async (c) => {
      if (!mayRead(deps.config.metricsToken, c.req.header('authorization')))
        throw new AppError('not_found', messages.notFound)
      const { metrics } = deps
      const queue = await queueDepths(deps.db)
      metrics.publishQueue.set(queue.publish)
      metrics.mailQueue.set(queue.mail)
      metrics.publishQueueAge.set(await publishQueueAge(deps))
      metrics.diskFree.set(await diskFree(deps))
      metrics.mediaAway.set(deps.media.away() ? 1 : 0)
      metrics.publisherAlive.set((await isPublisherAlive(deps)) ? 1 : 0)
      return c.body(await metrics.registry.metrics(), 200, {
        'content-type': metrics.registry.contentType,
        'cache-control': 'no-store',
      })
    })
}

/** Whether a publisher is alive. Counts as dead while the database that would tell is away. */
const isPublisherAlive = async ({ publisher }: Deps): Promise<boolean> => {
  try {
    return await publisher.alive()
  } catch {
    return false
  }
}

/** Compares hashes, so that timing reveals nothing about the token. */
const mayRead = (token: string | undefined, header: string | undefined): boolean =>
  token !== undefined &&
  header !== undefined &&
  timingSafeEqual(Buffer.from(hash('sha256', header)), Buffer.from(hash('sha256', `Bearer ${token}`)))
