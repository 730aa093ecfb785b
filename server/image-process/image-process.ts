import { FairLine, RecentWork } from '#server/lib/fair-line.ts'
import { ImageChild, UnreadableImage } from './image-child.ts'
import type { ImageResult, ImageTask } from './tasks.ts'

/** Tasks that may wait per lane. The last one, a phone photo, has its turn within half a minute. */
const MOST_WAITING = { small: 20, large: 40 }
/** Time after which an idle child is ended to free its memory. A new one starts in 0.2 s. */
const IDLE_MS = 20_000

/**
 * Largest image of the small lane, as browsers send photos. It is decoded beside a large one, since it takes 30 MB in
 * any format and a third of a second, but would wait more than a second for the large one.
 */
const SMALL_PIXELS = 1_500_000

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
  resolve(result: ImageResult): void
  reject(error: Error): void
}

const LANES = ['small', 'large'] as const
type Lane = (typeof LANES)[number]

/** Returns the lane that a task waits in. AVIF and share images are never small, as nobody waits for them. */
const laneOf = ({ task }: Waiting): Lane => (task.kind === 'derive' && task.pixels <= SMALL_PIXELS ? 'small' : 'large')

/** Returns whether somebody waits for a task's result. */
const isAwaited = ({ task }: Waiting): boolean => task.kind === 'derive'

/** Lines up the images and keeps one child for them: started when needed, ended when it is idle or worn. */
class OneChild implements ImageProcess {
  readonly #work = new RecentWork()
  readonly #lanes = { small: this.#newLane(), large: this.#newLane() }
  readonly #atWork = new Map<Lane, { waiting: Waiting; since: number }>()
  #child: ImageChild<Waiting> | undefined
  #idle: NodeJS.Timeout | undefined
  #isStopped = false

  #newLane(): FairLine<Waiting> {
    return new FairLine<Waiting>({ weightOf: (storeId) => this.#work.of(storeId) })
  }

  run<Task extends ImageTask>(storeId: string, task: Task): Promise<ImageResult<Task['kind']>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) throw new ImagesBusy()
      const waiting: Waiting = { storeId, task, deaths: 0, resolve: resolve as Waiting['resolve'], reject }
      if (task.kind === 'inspect') return this.#give(waiting)
      this.#makeRoom(waiting)
      this.#lanes[laneOf(waiting)].add(storeId, waiting)
      this.#startNext()
    })
  }

  servedLately(storeId: string): number {
    return this.#work.of(storeId)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#idle)
    for (const lane of LANES) {
      for (const waiting of this.#lanes[lane].all()) waiting.reject(new ImagesBusy())
      this.#lanes[lane] = this.#newLane()
    }
    this.#child?.end()
  }

  /** Makes room in a full lane, when another store should give way. Throws `ImagesBusy` otherwise. */
  #makeRoom(newcomer: Waiting): void {
    const lane = laneOf(newcomer)
    const waiting = this.#lanes[lane]
    if (waiting.size < MOST_WAITING[lane]) return
    const last = waiting.last(waiting.greediest(newcomer.storeId))
    if (!last) throw new ImagesBusy()
    waiting.delete(last.storeId, last)
    last.reject(new ImagesBusy())
  }

  /** Returns the next task somebody waits for. AVIF and share images follow when there is none. */
  #nextIn(lane: Lane): Waiting | undefined {
    const { small, large } = this.#lanes
    const awaited = this.#lanes[lane].next(isAwaited)
    if (awaited || lane === 'small') return awaited
    return small.size > 0 || this.#atWork.has('small') ? undefined : large.next()
  }

  #startNext(): void {
    if (this.#isStopped) return
    for (const lane of LANES) {
      const waiting =
        this.#atWork.has(lane) || (this.#child?.isWorn && !this.#child.isEnding) ? undefined : this.#nextIn(lane)
      if (!waiting) continue
      this.#lanes[lane].take(waiting.storeId, waiting)
      this.#atWork.set(lane, { waiting, since: performance.now() })
      this.#give(waiting)
    }
    clearTimeout(this.#idle)
    if (this.#child?.isIdle && !this.#child.isEnding) this.#idle = setTimeout(() => this.#child?.end(), IDLE_MS)
  }

  #give(waiting: Waiting): void {
    clearTimeout(this.#idle)
    if (!this.#child || this.#child.isEnding) this.#child = this.#startChild()
    this.#child.give(waiting)
  }

  #startChild(): ImageChild<Waiting> {
    const child = new ImageChild<Waiting>({
      onDone: (waiting) => {
        this.#rest(waiting)
        if (child.isWorn && child.isIdle) child.end()
        this.#startNext()
      },
      onEnd: (cause, lost, culprit) => {
        if (this.#child === child) this.#child = undefined
        this.#lose(cause, lost, culprit)
      },
    })
    return child
  }

  /** Handles the end of a child. Fails the image at fault, else the largest, and retries the others in a new child. */
  #lose(cause: Error, lost: Waiting[], knownCulprit: Waiting | undefined): void {
    const decoded = lost.filter(({ task }) => task.kind !== 'inspect')
    const culprit = knownCulprit ?? decoded.find((waiting) => laneOf(waiting) === 'large') ?? decoded[0]
    for (const waiting of lost) {
      waiting.deaths++
      const again = cause instanceof UnreadableImage && waiting !== culprit && waiting.deaths < 2 && !this.#isStopped
      if (again) this.#give(waiting)
      else {
        this.#rest(waiting)
        waiting.reject(this.#isStopped ? new ImagesBusy() : cause)
      }
    }
    this.#startNext()
  }

  /** Frees a task's lane and counts its time. */
  #rest(waiting: Waiting): void {
    const lane = laneOf(waiting)
    const work = this.#atWork.get(lane)
    if (work?.waiting !== waiting) return
    // AVIF and share images do not count: nobody asked for them, and they run when there is nothing else.
    if (waiting.task.kind === 'derive') this.#work.add(waiting.storeId, performance.now() - work.since)
    this.#atWork.delete(lane)
  }
}

/** Creates the image process of the server. */
export const createImageProcess = (): ImageProcess => new OneChild()
