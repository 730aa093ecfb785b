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

/** Second of the machine's own clock at which the page was begun (0 for none), number of the task, bytes of the path; then the path. */
const NUMBERS = 3
const PATH_BYTES = 512

/** Seconds of a clock that all threads share and that nobody sets; never 0. */
const machineSeconds = (): number => Number(process.hrtime.bigint() / 1_000_000_000n) + 1

interface Page {
  task: number
  path: string
  begun: number
}

/** What a thread is rendering, in memory that others can read while the thread is lost in a loop. */
export class RenderingNow {
  readonly memory: SharedArrayBuffer
  readonly #numbers: Int32Array
  readonly #path: Uint8Array
  /** A page that somebody looks at comes between two steps of a store's: the one that has been under way for longest is shown. */
  readonly #underWay = new Set<Page>()

  constructor(memory = new SharedArrayBuffer(NUMBERS * 4 + PATH_BYTES)) {
    this.memory = memory
    this.#numbers = new Int32Array(memory, 0, NUMBERS)
    this.#path = new Uint8Array(memory, NUMBERS * 4)
  }

  /** A page is begun. Call what is returned when it has ended. */
  begin(task: number, path: string): () => void {
    const page = { task, path, begun: machineSeconds() }
    this.#underWay.add(page)
    this.#show()
    return () => {
      this.#underWay.delete(page)
      this.#show()
    }
  }

  #show(): void {
    const [page] = this.#underWay
    if (page) {
      this.#numbers[1] = page.task
      this.#numbers[2] = new TextEncoder().encodeInto(page.path, this.#path).written
    }
    Atomics.store(this.#numbers, 0, page?.begun ?? 0)
  }

  /** The page that has been under way for too long, if one has. */
  endless(): { task: number; path: string } | undefined {
    const begun = Atomics.load(this.#numbers, 0)
    // A second more than the thread gives itself: one that can still say so does.
    if (begun === 0 || (machineSeconds() - begun) * 1000 <= PAGE_MS + 1_000) return undefined
    const [, task = 0, length = 0] = this.#numbers
    // A decoder takes no shared memory.
    return { task, path: new TextDecoder().decode(this.#path.slice(0, length)) }
  }
}
