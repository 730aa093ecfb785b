import { Worker } from 'node:worker_threads'
import type { ThreadData, ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts'

/** Tasks under way in one thread: one at work, one waiting, so that it never idles between two stores. */
const DEPTH = 2

interface Waiting {
  kind: ThreadTask['kind']
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

  constructor(data: ThreadData) {
    this.#data = data
    this.#start()
  }

  get load(): number {
    return this.#waiting.size
  }

  /** Tasks that keep it from taking another store's: previews come between, and hold none up. */
  get stores(): number {
    let count = 0
    for (const { kind } of this.#waiting.values()) if (kind !== 'preview' && kind !== 'page') count++
    return count
  }

  run(task: ThreadTask): Promise<ThreadResult> {
    const worker = this.#worker ?? this.#start()
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#waiting.set(id, { kind: task.kind, resolve, reject })
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

  #start(): Worker {
    const worker = new Worker(new URL('./publish-thread.ts', import.meta.url), {
      workerData: this.#data,
      // Rendering makes much short-lived garbage; a bound keeps the process small on a small server.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
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
      this.#waiting = new Map()
      for (const waiting of lost.values()) waiting.reject(failure)
    })
    this.#worker = worker
    return worker
  }
}

/** Publishing threads that share the work. */
export class ThreadPool {
  readonly #threads: PublishThread[]

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () => new PublishThread(data))
  }

  /** How many more tasks it takes at once. */
  get free(): number {
    return this.#threads.reduce((sum, thread) => sum + Math.max(0, DEPTH - thread.stores), 0)
  }

  /** Returns a task to the least busy thread. Rejects when the task throws or its thread dies. */
  run<Task extends ThreadTask>(task: Task): Promise<ThreadResult<Task['kind']>> {
    const [first, ...others] = this.#threads
    if (!first) throw new Error('a pool has at least one thread')
    const least = others.reduce((least, thread) => (thread.load < least.load ? thread : least), first)
    return least.run(task) as Promise<ThreadResult<Task['kind']>>
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}
