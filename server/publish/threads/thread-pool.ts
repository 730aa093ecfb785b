import { Worker } from 'node:worker_threads'
import { EndlessPage, RenderingNow } from './rendering-now.ts'
import type { OwnThreadData, ThreadData, ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts'

/** Tasks given to a thread: one at work, one waiting, so that it never idles. */
const DEPTH = 2

/** Whether a person waits for this single page. */
const isLookedAt = ({ kind }: ThreadTask): boolean => kind === 'preview' || kind === 'page'
/** Whether the task keeps a thread from taking another store. */
const isStore = (task: ThreadTask): boolean => !isLookedAt(task) && task.kind !== 'prune'
/** Whether a seller waits for it. */
const isSave = (task: ThreadTask): boolean => task.kind === 'prepare' && !task.background
/** Interval between checks for endless pages. */
const WATCH_MS = 1_000

interface Waiting {
  task: ThreadTask
  resolve(result: ThreadResult): void
  reject(error: Error): void
}

/** One publishing thread, replaced when it dies. */
class PublishThread {
  readonly #data: ThreadData
  #worker: Worker | undefined
  /** Resolves when the worker has started or is gone. */
  #started: Promise<void> = Promise.resolve()
  #waiting = new Map<number, Waiting>()
  #next = 0
  #rendering = new RenderingNow()
  /** The endless page that ended the worker. */
  #endless: ReturnType<RenderingNow['endless']>

  constructor(data: ThreadData) {
    this.#data = data
    this.#start()
  }

  get load(): number {
    return this.#waiting.size
  }

  /** Counts its tasks of a kind. */
  count(isOfKind: (task: ThreadTask) => boolean): number {
    let count = 0
    for (const { task } of this.#waiting.values()) if (isOfKind(task)) count++
    return count
  }

  /** Whether it renders a page a person waits for. */
  get isDrawing(): boolean {
    return this.count(isLookedAt) > 0
  }

  run(task: ThreadTask): Promise<ThreadResult> {
    const worker = this.#worker ?? this.#start()
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#waiting.set(id, { task, resolve, reject })
      worker.postMessage({ id, task })
    })
  }

  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    // Ending a thread while it loads SQLite's native code crashes the process.
    await this.#started
    await worker?.terminate()
  }

  /** Ends the worker if its page is endless. The next worker does its other tasks. */
  endEndless(): void {
    this.#endless ??= this.#rendering.endless()
    if (this.#endless) void this.#worker?.terminate()
  }

  #start(): Worker {
    this.#rendering = new RenderingNow()
    const worker = new Worker(new URL('./publish-thread.ts', import.meta.url), {
      workerData: { ...this.#data, rendering: this.#rendering.memory } satisfies OwnThreadData,
      // Bounds short-lived garbage, to stay small on small servers.
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
    })
    const { promise, resolve: started } = Promise.withResolvers<void>()
    this.#started = promise
    worker.on('message', (answer: ThreadMessage) => {
      if (answer === 'ready') return started()
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('error' in answer) waiting?.reject(new Error(answer.error))
      else waiting?.resolve(answer.result)
    })
    let failure = new Error('the publishing thread stopped')
    worker.on('error', (error: Error) => {
      failure = error
    })
    worker.on('exit', () => {
      started()
      if (this.#worker === worker) this.#worker = undefined
      const lost = this.#waiting
      const endless = this.#endless
      this.#waiting = new Map()
      this.#endless = undefined
      for (const [id, { task, resolve, reject }] of lost) {
        if (!endless) reject(failure)
        else if (id === endless.task) reject(new EndlessPage(endless.path))
        else this.run(task).then(resolve, reject)
      }
    })
    this.#worker = worker
    return worker
  }
}

const leastBusy = ([first, ...others]: PublishThread[]): PublishThread => {
  if (!first) throw new Error('a pool has at least one thread')
  return others.reduce((least, thread) => (thread.load < least.load ? thread : least), first)
}

/** Publishing threads that share the work. */
export class ThreadPool {
  readonly #threads: PublishThread[]
  readonly #watch: NodeJS.Timeout
  /** Single pages under way, and functions that start the waiting ones. */
  #drawing = 0
  readonly #toDraw: (() => void)[] = []

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () => new PublishThread(data))
    this.#watch = setInterval(() => {
      for (const thread of this.#threads) thread.endEndless()
    }, WATCH_MS).unref()
  }

  /** Number of tasks it can take now. */
  get free(): number {
    return this.#room(isStore)
  }

  /** Number of saves it can take now, whatever runs in the background. */
  get freeForSaves(): number {
    return this.#room(isSave)
  }

  #room(isOfKind: (task: ThreadTask) => boolean): number {
    return this.#threads.reduce((sum, thread) => sum + Math.max(0, DEPTH - thread.count(isOfKind)), 0)
  }

  /** Hands a task to the least busy thread. Rejects when the task throws or its thread dies. */
  run<Task extends ThreadTask>(task: Task): Promise<ThreadResult<Task['kind']>> {
    const done = isLookedAt(task) ? this.#draw(task) : leastBusy(this.#threads).run(task)
    return done as Promise<ThreadResult<Task['kind']>>
  }

  /** Renders single pages one at a time, so that a few people who only preview do not delay saves. */
  async #draw(task: ThreadTask): Promise<ThreadResult> {
    if (this.#drawing < this.#threads.length) this.#drawing++
    else await new Promise<void>((resolve) => this.#toDraw.push(resolve))
    try {
      return await leastBusy(this.#threads.filter(({ isDrawing }) => !isDrawing)).run(task)
    } finally {
      const next = this.#toDraw.shift()
      if (next) next()
      else this.#drawing--
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch)
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}
