import { setImmediate as nextTurn } from 'node:timers/promises'

/** Orders a thread's work: one store at a time, saves between pages of background stores, previews between any. */
export class StoreOrder {
  #awaited: Promise<void> = Promise.resolve()
  #background: Promise<void> = Promise.resolve()

  /** Enqueues a store behind others of its kind. `work` must not throw. */
  add(background: boolean, work: () => Promise<void>): void {
    if (background) this.#background = this.#background.then(() => this.#noneAwaited()).then(work)
    else this.#awaited = this.#awaited.then(work)
  }

  /** Called between two pages. Resolves when more urgent stores are done. */
  async beforeNextPage(background: boolean): Promise<void> {
    await nextTurn()
    if (background) await this.#noneAwaited()
  }

  async #noneAwaited(): Promise<void> {
    let last: Promise<void>
    do {
      last = this.#awaited
      await last
    } while (last !== this.#awaited)
  }
}
