import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config.ts'
import { dataPaths } from '#server/data-folder.ts'

/** Looks at addresses as a web server does, in a thread of its own. */
export class LiveWatch {
  readonly #live: string
  readonly #worker = new Worker(new URL('./live-watch-thread.ts', import.meta.url))

  constructor(config: Config) {
    this.#live = join(dataPaths(config).published, 'live')
  }

  /** Begins to look at an address. Returns what resolves when another version is live there, with the moment in nanoseconds. */
  async look(slug: string): Promise<{ live: Promise<bigint> }> {
    this.#worker.postMessage(join(this.#live, slug))
    await once(this.#worker, 'message')
    return { live: once(this.#worker, 'message').then(([at]) => at as bigint) }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
