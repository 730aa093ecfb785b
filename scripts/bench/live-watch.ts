import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { dataPaths } from '#server/services/data-folder.ts'

/** Number of looks begun, shared by the thread and its owner. */
export type LooksBegun = Int32Array<SharedArrayBuffer>

/** A watched address. */
interface Look {
  /** Starts watching for another version. */
  begin(): void
  /** Resolves with the moment, in nanoseconds, when another version is live. */
  live: Promise<bigint>
}

/** Watches addresses as a web server reads them, in another thread. */
export class LiveWatch {
  readonly #live: string
  readonly #begun: LooksBegun = new Int32Array(new SharedArrayBuffer(4))
  readonly #worker = new Worker(new URL('./live-watch-thread.ts', import.meta.url), { workerData: this.#begun })

  constructor(config: Config) {
    this.#live = join(dataPaths(config).published, 'live')
  }

  /** Records which version is live at an address. */
  async look(slug: string): Promise<Look> {
    this.#worker.postMessage(join(this.#live, slug))
    await once(this.#worker, 'message')
    return {
      begin: () => {
        Atomics.add(this.#begun, 0, 1)
        Atomics.notify(this.#begun, 0)
      },
      live: once(this.#worker, 'message').then(([at]) => at as bigint),
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
