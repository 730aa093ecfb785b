/** Milliseconds that a page may take. The longest of a thousand products takes a hundredth of it on a slow machine. */
export const PAGE_MS = 10_000

/** A page that was stopped. */
export class EndlessPage extends Error {
  /** Its path. */
  readonly page: string

  constructor(page: string) {
    super(`rendering it did not end within ${PAGE_MS / 1000} seconds`)
    this.page = page
  }
}

/** Seconds since 1970 at which the page was begun (0 for none), number of the task, bytes of the path; then the path. */
const NUMBERS = 3
const PATH_BYTES = 512

/** What a thread is rendering, in memory that others can read while the thread is lost in a loop. */
export class RenderingNow {
  readonly memory: SharedArrayBuffer
  readonly #numbers: Int32Array
  readonly #path: Uint8Array

  constructor(memory = new SharedArrayBuffer(NUMBERS * 4 + PATH_BYTES)) {
    this.memory = memory
    this.#numbers = new Int32Array(memory, 0, NUMBERS)
    this.#path = new Uint8Array(memory, NUMBERS * 4)
  }

  begin(task: number, path: string): void {
    this.#numbers[1] = task
    this.#numbers[2] = new TextEncoder().encodeInto(path, this.#path).written
    Atomics.store(this.#numbers, 0, Math.floor(Date.now() / 1000))
  }

  end(): void {
    Atomics.store(this.#numbers, 0, 0)
  }

  /** The page that has been under way for too long, if one has. */
  endless(): { task: number; path: string } | undefined {
    const begun = Atomics.load(this.#numbers, 0)
    // A second more than the thread gives itself: one that can still say so does.
    if (begun === 0 || Date.now() - begun * 1000 < PAGE_MS + 1_000) return undefined
    const [, task = 0, length = 0] = this.#numbers
    // A decoder takes no shared memory.
    return { task, path: new TextDecoder().decode(this.#path.slice(0, length)) }
  }
}
