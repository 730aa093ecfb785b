import { type ChildProcess, fork } from 'node:child_process'
import { createAttainedService, leastServed, whoGivesWay } from '#server/background/attained-service.ts'
import type { ImageResult, ImageTask } from './tasks.ts'

/** Tasks that may wait per lane. The last one, a phone photo, has its turn within half a minute. */
const MOST_WAITING = { small: 20, large: 40 }
/** Longest time of a task. Decoding gives up after 10 s by itself. */
const TASK_MS = 20_000
/** Time after which an idle child is ended to free its memory. A new one starts in 0.2 s. */
const IDLE_MS = 20_000

/**
 * Largest image of the small lane, as browsers send photos. It is decoded beside a large one, since it takes 30 MB in
 * any format and a third of a second, but would wait more than a second for the large one.
 */
const SMALL_PIXELS = 1_500_000

export interface ChildRequest {
  id: number
  task: ImageTask
}

export type ChildAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: ImageResult; worn: boolean }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'too much memory' }

type TaskAnswer = Extract<ChildAnswer, { id: number }>

/** An image that is broken or takes too much time or memory. The fault is the image's, not the server's. */
export class UnreadableImage extends Error {}

/** Too many images wait already, or the server is stopping. */
export class ImagesBusy extends Error {}

/** Decodes and draws images outside the server process. */
export interface ImageProcess {
  /**
   * Runs a task for a store: one large and one small image at a time, and `inspect` at once. The least served store is
   * first. Rejects with `UnreadableImage` when the image is at fault, `ImagesBusy` when too many wait (the most served
   * store gives way), and other errors when the process cannot start.
   */
  run<Task extends ImageTask>(storeId: string, task: Task): Promise<ImageResult<Task['kind']>>
  /** Returns the milliseconds that a store's images were decoded lately. */
  servedLately(storeId: string): number
  /** Ends the process. Tasks under way reject with `ImagesBusy`, so that they are tried again. */
  stop(): Promise<void>
}

interface Waiting {
  storeId: string
  task: ImageTask
  /** Number of children that died during the task. */
  deaths: number
  deadline?: NodeJS.Timeout
  resolve(result: ImageResult): void
  reject(error: Error): void
}

const LANES = ['small', 'large'] as const
type Lane = (typeof LANES)[number]

/** Returns the lane that a task waits in. AVIF and share images are never small, as nobody waits for them. */
const laneOf = ({ task }: Waiting): Lane => (task.kind === 'derive' && task.pixels <= SMALL_PIXELS ? 'small' : 'large')

/** Returns the child's environment, without secrets: it decodes files of strangers. */
const childEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  // One arena, so that an image's memory goes back to the system at once.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '3',
  // Silences libvips, which would report broken files on the server's stderr.
  VIPS_WARNING: '1',
})

/** A child process and its tasks under way. */
interface Child {
  process: ChildProcess
  underWay: Map<number, Waiting>
  /** Whether it has started to listen. */
  ready: boolean
  /** Whether it has grown too large. It gets no more images and is ended when it is done. */
  worn: boolean
  /** Why we ended it, and the task at fault where it is known. */
  reason?: string
  culprit?: Waiting
}

/**
 * Manages the one child process that decodes and draws images. It is started when needed, and ended when it is idle or
 * takes too much memory or time.
 */
export const createImageProcess = (): ImageProcess => {
  const queue = new Set<Waiting>()
  const service = createAttainedService()
  let child: Child | undefined
  const atWork = new Map<Lane, { waiting: Waiting; since: number }>()
  let nextId = 0
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  const end = (one: Child, reason?: string) => {
    if (reason) one.reason = reason
    if (child === one) child = undefined
    one.process.kill('SIGKILL')
  }

  const start = (): Child => {
    const started: Child = {
      process: fork(new URL('./child.ts', import.meta.url), {
        execArgv: ['--expose-gc', '--max-old-space-size=96', '--max-semi-space-size=1'],
        env: childEnvironment(),
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
      underWay: new Map(),
      ready: false,
      worn: false,
    }
    started.process.on('message', (answer: ChildAnswer) => {
      if (answer.kind === 'ready') started.ready = true
      else if (answer.kind === 'too much memory') started.reason = 'it takes too much memory'
      else settle(started, answer)
    })
    started.process.on('error', (error) => lose(started, error))
    started.process.on('exit', (code, signal) => {
      const ended = `the image process ended with ${signal ?? code}`
      if (stopped) lose(started, new ImagesBusy())
      else lose(started, started.ready ? new UnreadableImage(started.reason ?? ended) : new Error(ended))
    })
    child = started
    return started
  }

  const settle = (one: Child, answer: TaskAnswer) => {
    const waiting = one.underWay.get(answer.id)
    if (!waiting) return
    one.underWay.delete(answer.id)
    clearTimeout(waiting.deadline)
    if (answer.kind === 'done') waiting.resolve(answer.result)
    else waiting.reject(new UnreadableImage(answer.message))
    rest(waiting)
    if (answer.kind === 'done' && answer.worn) one.worn = true
    if (one.worn && one.underWay.size === 0) end(one)
    work()
  }

  /** Handles the end of a child. Fails the image at fault, else the largest, and retries the others in a new child. */
  const lose = (one: Child, cause: Error) => {
    if (child === one) child = undefined
    const lost = [...one.underWay.values()]
    one.underWay.clear()
    const decoded = lost.filter(({ task }) => task.kind !== 'inspect')
    const culprit = one.culprit ?? decoded.find((waiting) => laneOf(waiting) === 'large') ?? decoded[0]
    for (const waiting of lost) {
      clearTimeout(waiting.deadline)
      waiting.deaths++
      if (cause instanceof UnreadableImage && waiting !== culprit && waiting.deaths < 2) give(waiting)
      else {
        rest(waiting)
        waiting.reject(cause)
      }
    }
    work()
  }

  const rest = (waiting: Waiting) => {
    const lane = laneOf(waiting)
    const work = atWork.get(lane)
    if (work?.waiting !== waiting) return
    // AVIF and share images do not count: nobody asked for them, and they run when there is nothing else.
    if (waiting.task.kind === 'derive') service.add(waiting.storeId, performance.now() - work.since)
    atWork.delete(lane)
  }

  const give = (waiting: Waiting) => {
    const to = child ?? start()
    const id = nextId++
    clearTimeout(idle)
    to.underWay.set(id, waiting)
    waiting.deadline = setTimeout(() => {
      to.culprit = waiting
      end(to, 'it takes too long')
    }, TASK_MS)
    to.process.send({ id, task: waiting.task } satisfies ChildRequest, (error) => error && lose(to, error))
  }

  const storeOf = ({ storeId }: Waiting) => storeId
  /** Returns the next task somebody waits for. AVIF and share images follow when there is none. */
  const nextIn = (lane: Lane): Waiting | undefined => {
    const awaited = [...queue].filter(({ task }) => task.kind === 'derive')
    if (awaited.length === 0)
      return lane === 'large' && !atWork.has('small') ? leastServed(queue, storeOf, service) : undefined
    return leastServed(
      awaited.filter((waiting) => laneOf(waiting) === lane),
      storeOf,
      service,
    )
  }

  const work = () => {
    if (stopped) return
    for (const lane of LANES) {
      const waiting = atWork.has(lane) || child?.worn ? undefined : nextIn(lane)
      if (!waiting) continue
      queue.delete(waiting)
      atWork.set(lane, { waiting, since: performance.now() })
      give(waiting)
    }
    clearTimeout(idle)
    const resting = child
    if (resting && resting.underWay.size === 0) idle = setTimeout(() => end(resting), IDLE_MS)
  }

  return {
    run: <Task extends ImageTask>(storeId: string, task: Task) =>
      new Promise<ImageResult<Task['kind']>>((resolve, reject) => {
        if (stopped) throw new ImagesBusy()
        const waiting: Waiting = { storeId, task, deaths: 0, resolve: resolve as Waiting['resolve'], reject }
        if (task.kind === 'inspect') return give(waiting)
        const lane = laneOf(waiting)
        const before = [...queue].filter((other) => laneOf(other) === lane)
        if (before.length >= MOST_WAITING[lane]) {
          const giving = whoGivesWay(before, storeOf, service, storeId)
          if (!giving) throw new ImagesBusy()
          queue.delete(giving)
          giving.reject(new ImagesBusy())
        }
        queue.add(waiting)
        work()
      }),
    servedLately: service.of,
    stop: async () => {
      stopped = true
      clearTimeout(idle)
      for (const waiting of queue) waiting.reject(new ImagesBusy())
      queue.clear()
      if (child) end(child)
    },
  }
}
