import { Worker } from 'node:worker_threads'
import { EndlessPage, RenderingNow } from './rendering-now.ts'
import type { OwnThreadData, ThreadData, ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts'

/** Tasks under way in one thread: one at work, one waiting, so that it never idles between two stores. */
const DEPTH = 2

/** Whether it is a page that somebody looks at by itself. */
const isLookedAt = ({ kind }: ThreadTask): boolean => kind === 'preview' || kind === 'page'
/** Whether it keeps a thread from taking another store: neither comes between two pages of one nor is done by the file system meanwhile. */
const isStore = (task: ThreadTask): boolean => !isLookedAt(task) && task.kind !== 'prune'
/** Whether a seller waits for it: it comes between two pages of a store that nobody waits for. */
const isSave = (task: ThreadTask): boolean => task.kind === 'prepare' && !task.background
/** Between two looks for a page that does not end. */
const WATCH_MS = 1_000

interface Waiting {
  task: ThreadTask
  resolve(result: ThreadResult): void
  reject(error: Error): void
}

/** One publishing thread; a new one takes its place when it dies. */
class PublishThread {
  readonly #data: ThreadData
  #worker: Worker | undefined
  /** Resolves when the worker has started, or is gone. */
  #started: Promise<void> = Promise.resolve()
  #waiting = new Map<number, Waiting>()
  #next = 0
  #rendering = new RenderingNow()
  /** The page for which the worker is being ended. */
  #endless: ReturnType<RenderingNow['endless']>

  constructor(data: ThreadData) {
    this.#data = data
    this.#start()
  }

  get load(): number {
    return this.#waiting.size
  }

  /** How many tasks of some kind it has. */
  count(isOfKind: (task: ThreadTask) => boolean): number {
    let count = 0
    for (const { task } of this.#waiting.values()) if (isOfKind(task)) count++
    return count
  }

  /** Whether it draws a page that somebody looks at by itself. */
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
    // A thread that is ended while it loads the database's native code takes the whole process with it.
    await this.#started
    await worker?.terminate()
  }

  /** Ends the worker when the page it renders does not end; what else it was asked is done by the next one. */
  endEndless(): void {
    this.#endless ??= this.#rendering.endless()
    if (this.#endless) void this.#worker?.terminate()
  }

  #start(): Worker {
    this.#rendering = new RenderingNow()
    const worker = new Worker(new URL('./publish-thread.ts', import.meta.url), {
      workerData: { ...this.#data, rendering: this.#rendering.memory } satisfies OwnThreadData,
      // Rendering makes much short-lived garbage; a bound keeps the process small on a small server.
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
  /** Pages under way that somebody looks at by themselves, and what begins those that wait. */
  #drawing = 0
  readonly #toDraw: (() => void)[] = []

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () => new PublishThread(data))
    this.#watch = setInterval(() => {
      for (const thread of this.#threads) thread.endEndless()
    }, WATCH_MS).unref()
  }

  /** How many more tasks it takes at once. */
  get free(): number {
    return this.#room(isStore)
  }

  /** How many more stores that a seller waits for, whatever there is in the background. */
  get freeForSaves(): number {
    return this.#room(isSave)
  }

  #room(isOfKind: (task: ThreadTask) => boolean): number {
    return this.#threads.reduce((sum, thread) => sum + Math.max(0, DEPTH - thread.count(isOfKind)), 0)
  }

  /** Returns a task to the least busy thread. Rejects when the task throws or its thread dies. */
  run<Task extends ThreadTask>(task: Task): Promise<ThreadResult<Task['kind']>> {
    const done = isLookedAt(task) ? this.#draw(task) : leastBusy(this.#threads).run(task)
    return done as Promise<ThreadResult<Task['kind']>>
  }

  /**
   * Has a thread draw a page that somebody looks at by itself, one at a time. Between two pages of a store comes one of these, not as many as
   * people look at: a few who do nothing else would hold up what all others save.
   */
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
