import { Worker } from 'node:worker_threads'

/** Tasks given to the thread: one being done, and the next. */
const MAX_WAITING = 2

export interface PageToWrite {
  place: string
  text: string
}

/** Files that are linked from one folder into another. The subfolders are there. */
export interface FilesToLink {
  from: string
  to: string
  names: string[]
}

/** Messages of the thread: `ready` once, then for each task in turn a page's fingerprints or a failure. */
export type WritingAnswer = 'ready' | { outputs: string[] } | { failure: string }

/**
 * A second thread that compresses and writes awaited pages while the first one renders: each is about half the time.
 * It also links the pages that stay: two files for each of a thousand products.
 * Starts on first use, and again after it died.
 */
export class WriteBeside {
  #thread: Worker | undefined
  #isReady = false
  #waiting: { resolve(outputs: string[]): void; reject(error: Error): void }[] = []

  /** Resolves with the fingerprints of a written page. Returns `undefined` while the thread is busy. */
  write(place: string, text: string): Promise<string[]> | undefined {
    return this.#do({ place, text })
  }

  /** Resolves when the files are linked. Returns `undefined` while the thread is busy. */
  link(files: FilesToLink): Promise<unknown> | undefined {
    return this.#do(files)
  }

  #do(task: PageToWrite | FilesToLink): Promise<string[]> | undefined {
    const thread = this.#thread ?? this.#start()
    if (!this.#isReady || this.#waiting.length >= MAX_WAITING) return undefined
    thread.postMessage(task)
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
    // Ends with the rendering thread.
    thread.unref()
    this.#thread = thread
    return thread
  }
}
