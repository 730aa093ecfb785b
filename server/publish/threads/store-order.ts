import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * In which order a thread does stores: one after the other, and those that a seller waits for between two pages of one that nobody waits for.
 * A preview comes between two pages of any.
 */
export class StoreOrder {
  #awaited: Promise<void> = Promise.resolve()
  #background: Promise<void> = Promise.resolve()

  /** Has a store be done after those before it of its kind; it must not throw. */
  add(background: boolean, work: () => Promise<void>): void {
    if (background) this.#background = this.#background.then(() => this.#noneAwaited()).then(work)
    else this.#awaited = this.#awaited.then(work)
  }

  /** Between two pages of a store: resolves when whoever goes before its next one has been served. */
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
