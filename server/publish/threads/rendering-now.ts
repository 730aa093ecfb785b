/** Time limit of a page, in milliseconds. The longest page of a thousand products takes a hundredth of it. */
export const PAGE_MS = 10_000

/** Thrown for a page that exceeds the limit. */
export class EndlessPage extends Error {
  /** Its path. */
  readonly page: string

  constructor(page: string) {
    super(`rendering it did not end within ${PAGE_MS / 1000} seconds`)
    this.page = page
  }
}

/** Layout: second at which the page began (0 for none), task number, byte length of the path; then the path. */
const NUMBERS = 3
const PATH_BYTES = 512

/** Returns seconds of a monotonic clock shared by all threads; never 0. */
const machineSeconds = (): number => Number(process.hrtime.bigint() / 1_000_000_000n) + 1

interface Page {
  task: number
  path: string
  begun: number
}

/** The page a thread is rendering, in shared memory that stays readable while the thread loops. */
export class RenderingNow {
  readonly memory: SharedArrayBuffer
  readonly #numbers: Int32Array
  readonly #path: Uint8Array
  /** Pages under way; the oldest one is shown. */
  readonly #underWay = new Set<Page>()

  constructor(memory = new SharedArrayBuffer(NUMBERS * 4 + PATH_BYTES)) {
    this.memory = memory
    this.#numbers = new Int32Array(memory, 0, NUMBERS)
    this.#path = new Uint8Array(memory, NUMBERS * 4)
  }

  /** Marks a page as begun. Returns a function that marks its end. */
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

  /** Returns the page over its time limit, if any. */
  endless(): { task: number; path: string } | undefined {
    const begun = Atomics.load(this.#numbers, 0)
    // One second more than the thread's own limit, to let it report by itself.
    if (begun === 0 || (machineSeconds() - begun) * 1000 <= PAGE_MS + 1_000) return undefined
    const [, task = 0, length = 0] = this.#numbers
    // TextDecoder refuses shared memory.
    return { task, path: new TextDecoder().decode(this.#path.slice(0, length)) }
  }
}
