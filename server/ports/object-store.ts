import { hash } from 'node:crypto'
import { S3mini, S3ServiceError, sanitizeETag } from 's3mini'
import { DamagedObject } from './object-store-errors.ts'
import { PatientRequests, passes, reasonOf } from './patient-requests.ts'

/** Longest time of a request with its body. */
const REQUEST_MS = 10_000
/** Pauses before retries. */
const PAUSE_SECONDS = [0.3, 1.5]
/** Time between checks whether the store is back. */
const PROBE_MS = 5_000
/** Time for which a bucket seen once is taken to exist. */
const BUCKET_SEEN_MS = 5_000
/** Largest object to read. It is in memory as a whole. */
const MOST_BYTES = 16 * 1024 * 1024
/** A prefix without objects. */
const NOTHING = 'nothing/'
/** Objects removed at once. */
const REMOVED_AT_ONCE = 8
/** Hash of the content, stored with every object. */
const HASH_HEADER = 'x-amz-meta-sha256'
/** Checksum of the body. Stores that know it refuse another body and repeat it in their answer. */
const CHECKSUM_HEADER = 'x-amz-checksum-sha256'

/** Address of a bucket and its keys. */
export interface Bucket {
  /** `https://s3.example.com`. The bucket's name follows in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An object, or a common prefix of several. */
export interface StoredEntry {
  /** Name after the prefix, up to the next slash. */
  name: string
  /** Properties of an object. Prefixes have none. */
  object?: { bytes: number; written: Date }
}

/**
 * A bucket of any S3-compatible store. Calls retry after growing pauses where that may help, then reject with
 * `ObjectStoreAway`. Bodies are checked by length and hash in both directions.
 */
export interface ObjectStore {
  /** Returns why these keys may not use the bucket, `undefined` if they may. Rejects when the store does not answer. */
  refusal(): Promise<string | undefined>
  /** Writes an object. It is stored and checked when it resolves. `type` is its media type. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Returns an object, or `undefined`. Rejects with `DamagedObject` when it is not what `put` wrote. */
  get(key: string): Promise<Buffer | undefined>
  /** Returns the entries directly below a prefix, which ends with a slash. */
  list(prefix: string): Promise<StoredEntry[]>
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
  /** Removes all objects below a prefix. */
  removeAll(prefix: string): Promise<void>
  /** Whether it did not answer last time. It is asked again until it does. */
  away(): boolean
}

const defaults = { pauseSeconds: PAUSE_SECONDS, requestMs: REQUEST_MS, probeMs: PROBE_MS }

class S3Bucket implements ObjectStore {
  readonly #s3: S3mini
  readonly #requests: PatientRequests
  #bucketSeenAt = Number.NEGATIVE_INFINITY

  constructor({ bucket, endpoint, ...access }: Bucket, { pauseSeconds, requestMs, probeMs }: typeof defaults) {
    const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: requestMs })
    this.#s3 = s3
    this.#requests = new PatientRequests({ pauseSeconds, probeMs, probe: () => s3.bucketExists() })
  }

  /** Asks for a list. The call for whether a bucket exists has no body to say why not. */
  refusal(): Promise<string | undefined> {
    return this.#requests.send(async () => {
      try {
        await this.#list(NOTHING)
        return undefined
      } catch (error) {
        if (passes(error)) throw error
        return reasonOf(error)
      }
    })
  }

  put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    return this.#requests.send(() => this.#put(key, bytes, type))
  }

  /** When an object is missing, checks that the bucket exists, since the answer is the same without one. */
  get(key: string): Promise<Buffer | undefined> {
    return this.#requests.send(async () => {
      const bytes = await this.#get(key)
      if (!bytes) {
        if (performance.now() - this.#bucketSeenAt < BUCKET_SEEN_MS) return undefined
        await this.#list(NOTHING)
      }
      this.#bucketSeenAt = performance.now()
      return bytes
    })
  }

  async list(prefix: string): Promise<StoredEntry[]> {
    const found = await this.#requests.send(() => this.#list(prefix, { delimiter: '/' }))
    return found.map(({ Key, Size, LastModified }) => {
      const name = Key.slice(prefix.length)
      return name.endsWith('/') ? { name: name.slice(0, -1) } : { name, object: { bytes: Size, written: LastModified } }
    })
  }

  remove(key: string): Promise<void> {
    return this.#requests.send(() => this.#remove(key))
  }

  /** Removes them singly. The bulk call needs a different checksum for each kind of store. */
  async removeAll(prefix: string): Promise<void> {
    const found = await this.#requests.send(() => this.#list(prefix))
    while (found.length > 0) {
      await Promise.all(found.splice(0, REMOVED_AT_ONCE).map(({ Key }) => this.remove(Key)))
    }
  }

  /** A property, so that it can be handed on. */
  readonly away = (): boolean => this.#requests.isAway

  async #get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#s3.getObjectResponse(key)
    if (!answer) return undefined
    if (Number(answer.headers.get('content-length')) > MOST_BYTES) {
      await answer.body?.cancel()
      throw new DamagedObject(`${key} is too large`)
    }
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.headers.get(HASH_HEADER) !== hash('sha256', bytes)) throw new DamagedObject(`${key} is damaged`)
    return bytes
  }

  async #put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const checksum = hash('sha256', bytes, 'base64')
    const headers = { [HASH_HEADER]: hash('sha256', bytes), [CHECKSUM_HEADER]: checksum } as const
    const answer = await this.#s3.putObject(key, bytes, type, undefined, headers)
    await answer.body?.cancel()
    if (answer.headers.get(CHECKSUM_HEADER) === checksum) return
    if (sanitizeETag(answer.headers.get('etag') ?? '') === hash('md5', bytes)) return
    // The answer has neither checksum nor MD5, so this reads the object back.
    if (!(await this.#get(key))) throw new DamagedObject(`${key} was not kept`)
  }

  async #remove(key: string): Promise<void> {
    try {
      await this.#s3.deleteObject(key)
    } catch (error) {
      if (!(error instanceof S3ServiceError) || error.status !== 404) throw error
    }
  }

  async #list(prefix: string, options?: { delimiter: string }) {
    const found = await this.#s3.listObjects('/', prefix, undefined, options)
    // A prefix without objects gives an empty list. No list at all means no bucket.
    if (!found) throw new S3ServiceError('', 404, 'NoSuchBucket')
    return found
  }
}

/** Opens a bucket. The options are for tests. */
export const openObjectStore = (where: Bucket, options: Partial<typeof defaults> = {}): ObjectStore =>
  new S3Bucket(where, { ...defaults, ...options })
