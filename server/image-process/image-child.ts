import { type ChildProcess, fork } from 'node:child_process'
import type { ImageResult, ImageTask } from './tasks.ts'

/** Longest time of a task. Decoding gives up after 10 s by itself. */
const TASK_MS = 20_000

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

/** A task and what to do with its end. */
interface Job {
  task: ImageTask
  resolve(result: ImageResult): void
  reject(error: Error): void
}

interface ChildEvents<Entry extends Job> {
  /** A task ended, well or not, and was answered. */
  onDone(job: Entry): void
  /** The child ended. `lost` were under way; `culprit` took too long. */
  onEnd(cause: Error, lost: Entry[], culprit: Entry | undefined): void
}

/** A process that decodes images, and its tasks under way. */
export class ImageChild<Entry extends Job> {
  readonly #process: ChildProcess
  readonly #events: ChildEvents<Entry>
  readonly #underWay = new Map<number, { job: Entry; deadline: NodeJS.Timeout }>()
  #nextId = 0
  #isReady = false
  #isWorn = false
  #isEnding = false
  /** Why we ended it, and the task at fault where it is known. */
  #reason: string | undefined
  #culprit: Entry | undefined

  constructor(events: ChildEvents<Entry>) {
    this.#events = events
    this.#process = fork(new URL('./child.ts', import.meta.url), {
      execArgv: ['--expose-gc', '--max-old-space-size=96', '--max-semi-space-size=1'],
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process.on('message', (answer: ChildAnswer) => {
      if (answer.kind === 'ready') this.#isReady = true
      else if (answer.kind === 'too much memory') this.#reason = 'it takes too much memory'
      else this.#settle(answer)
    })
    this.#process.on('error', (error) => this.#lose(error))
    this.#process.on('exit', (code, signal) => {
      const ended = `the image process ended with ${signal ?? code}`
      this.#lose(this.#isReady ? new UnreadableImage(this.#reason ?? ended) : new Error(ended))
    })
  }

  /** Whether it has grown too large. It gets no more images and is to be ended when it has none. */
  get isWorn(): boolean {
    return this.#isWorn
  }

  /** Whether it was told to end. It takes no more tasks. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  get isIdle(): boolean {
    return this.#underWay.size === 0
  }

  /** Sends a task. Ends the child when the task takes too long. */
  give(job: Entry): void {
    const id = this.#nextId++
    const deadline = setTimeout(() => {
      this.#culprit = job
      this.#reason = 'it takes too long'
      this.end()
    }, TASK_MS)
    this.#underWay.set(id, { job, deadline })
    this.#process.send({ id, task: job.task } satisfies ChildRequest, (error) => error && this.#lose(error))
  }

  end(): void {
    this.#isEnding = true
    this.#process.kill('SIGKILL')
  }

  #settle(answer: TaskAnswer): void {
    const found = this.#underWay.get(answer.id)
    if (!found) return
    this.#underWay.delete(answer.id)
    clearTimeout(found.deadline)
    if (answer.kind === 'done') {
      this.#isWorn ||= answer.worn
      found.job.resolve(answer.result)
    } else found.job.reject(new UnreadableImage(answer.message))
    this.#events.onDone(found.job)
  }

  #lose(cause: Error): void {
    const lost = [...this.#underWay.values()]
    this.#underWay.clear()
    for (const { deadline } of lost) clearTimeout(deadline)
    this.#events.onEnd(
      cause,
      lost.map(({ job }) => job),
      this.#culprit,
    )
  }
}
