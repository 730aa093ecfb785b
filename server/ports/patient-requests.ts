import { setTimeout as setTimer } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { S3ServiceError } from 's3mini'
import { backoff } from '#server/lib/backoff.ts'
import { DamagedObject, ObjectStoreAway } from './object-store-errors.ts'

/** Time after a failure in which other calls fail at once. */
const AWAY_MS = 1_000

/** Whether a retry may succeed. */
export const passes = (error: unknown): boolean =>
  !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429 || error.status === 408

/** Returns why a request failed. Leaves the answer's body out, as it may hold the key and what was signed. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof S3ServiceError) return `it answered ${error.status} ${error.serviceCode ?? ''}`.trim()
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError') return 'it took too long to answer'
  const { code } = (error.cause instanceof Error ? error.cause : error) as NodeJS.ErrnoException
  return code ? `the connection failed with ${code}` : error.message
}

/** Pauses and checks of a bucket that does not answer. */
export interface RetryOptions {
  /** Pauses before retries. */
  pauseSeconds: readonly number[]
  /** Time between checks whether the store is back. */
  probeMs: number
  /** Whether the store answers. */
  probe(): Promise<boolean>
}

/** Retries requests. After a failure the bucket is away until it answers again. */
export class PatientRequests {
  readonly #options: RetryOptions
  #failedAt: number | undefined
  #isProbing = false

  constructor(options: RetryOptions) {
    this.#options = options
  }

  get isAway(): boolean {
    return this.#failedAt !== undefined
  }

  /** Sends a request until it succeeds. Throws `ObjectStoreAway` when retries are used up or would not help. */
  async send<Result>(request: () => Promise<Result>): Promise<Result> {
    if (this.#failedAt !== undefined && performance.now() - this.#failedAt < AWAY_MS) {
      throw new ObjectStoreAway('The object store did not answer a moment ago')
    }
    const { pauseSeconds } = this.#options
    for (let attempts = 1; ; attempts++) {
      try {
        const result = await request()
        this.#failedAt = undefined
        return result
      } catch (error) {
        if (passes(error) && attempts <= pauseSeconds.length) {
          await setTimeout(backoff(attempts, pauseSeconds))
          continue
        }
        if (error instanceof DamagedObject) throw error
        this.#failedAt = performance.now()
        this.#probeLater()
        throw new ObjectStoreAway(`The object store is away: ${reasonOf(error)}`)
      }
    }
  }

  /** Checks again until the store is back. */
  #probeLater(): void {
    if (this.#isProbing) return
    this.#isProbing = true
    setTimer(async () => {
      this.#isProbing = false
      if (this.#failedAt === undefined) return
      if (await this.#options.probe().catch(() => false)) this.#failedAt = undefined
      else this.#probeLater()
    }, this.#options.probeMs).unref()
  }
}
