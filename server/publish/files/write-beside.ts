import { Worker } from 'node:worker_threads'

/** Pages that the thread has at once: one that it writes, and the next. */
const MAX_WAITING = 2

export interface PageToWrite {
  place: string
  text: string
}

/** What the thread says: once that it has started, then of each page, in turn, its fingerprints or why it is not there. */
export type WritingAnswer = 'ready' | { outputs: string[] } | { failure: string }

/**
 * A thread that compresses and writes pages while the thread that renders draws others, for what somebody waits for: either takes about half of
 * that time. It is started when it is first needed, and again when it has died.
 */
export class WriteBeside {
  #thread: Worker | undefined
  #isReady = false
  #waiting: { resolve(outputs: string[]): void; reject(error: Error): void }[] = []

  /** Resolves with a page's fingerprints when it is written; `undefined` while the thread has enough to do: then who asks is faster. */
  write(place: string, text: string): Promise<string[]> | undefined {
    const thread = this.#thread ?? this.#start()
    if (!this.#isReady || this.#waiting.length >= MAX_WAITING) return undefined
    thread.postMessage({ place, text } satisfies PageToWrite)
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  #start(): Worker {
    const thread = new Worker(new URL('./writing-thread.ts', import.meta.url))
    let death = new Error('the writing thread stopped')
    thread.on('message', (answer: WritingAnswer) => {
      if (answer === 'ready') {
        this.#isReady = true
        return
      }
      const page = this.#waiting.shift()
      if ('failure' in answer) page?.reject(new Error(answer.failure))
      else page?.resolve(answer.outputs)
    })
    thread.on('error', (error: Error) => {
      death = error
    })
    thread.on('exit', () => {
      this.#thread = undefined
      this.#isReady = false
      for (const { reject } of this.#waiting.splice(0)) reject(death)
    })
    // It ends with the thread that renders.
    thread.unref()
    this.#thread = thread
    return thread
  }
}
