import { hash } from 'node:crypto'
import { setTimeout as setTimer } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { S3mini, S3ServiceError, sanitizeETag } from 's3mini'
import { backoff } from '#server/background/backoff.ts'
import { DamagedObject, ObjectStoreAway } from './object-store-errors.ts'

/** Longest time of a request with its body. */
const REQUEST_MS = 10_000
/** Pauses before retries. */
const PAUSE_SECONDS = [0.3, 1.5]
/** Time after a failure in which other calls fail at once. */
const AWAY_MS = 1_000
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

/** Whether a retry may succeed. */
const passes = (error: unknown): boolean =>
  !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429 || error.status === 408

/** Returns why a request failed. Leaves the answer's body out, as it may hold the key and what was signed. */
const reasonOf = (error: unknown): string => {
  if (error instanceof S3ServiceError) return `it answered ${error.status} ${error.serviceCode ?? ''}`.trim()
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError') return 'it took too long to answer'
  const { code } = (error.cause instanceof Error ? error.cause : error) as NodeJS.ErrnoException
  return code ? `the connection failed with ${code}` : error.message
}

/** Opens a bucket. The options are for tests. */
export const openObjectStore = (
  where: Bucket,
  { pauseSeconds = PAUSE_SECONDS, requestMs = REQUEST_MS, probeMs = PROBE_MS } = {},
): ObjectStore => {
  const { bucket, endpoint, ...access } = where
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: requestMs })
  let failedAt: number | undefined
  let bucketSeenAt = Number.NEGATIVE_INFINITY
  let probing = false

  /** Checks again until the store is back. */
  const probeLater = () => {
    if (probing) return
    probing = true
    setTimer(async () => {
      probing = false
      if (failedAt === undefined) return
      if (await s3.bucketExists().catch(() => false)) failedAt = undefined
      else probeLater()
    }, probeMs).unref()
  }

  const insist = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    if (failedAt !== undefined && performance.now() - failedAt < AWAY_MS) {
      throw new ObjectStoreAway('The object store did not answer a moment ago')
    }
    for (let attempts = 1; ; attempts++) {
      try {
        const result = await request()
        failedAt = undefined
        return result
      } catch (error) {
        if (passes(error) && attempts <= pauseSeconds.length) {
          await setTimeout(backoff(attempts, pauseSeconds))
          continue
        }
        if (error instanceof DamagedObject) throw error
        failedAt = performance.now()
        probeLater()
        throw new ObjectStoreAway(`The object store is away: ${reasonOf(error)}`)
      }
    }
  }

  const getOnce = async (key: string): Promise<Buffer | undefined> => {
    const answer = await s3.getObjectResponse(key)
    if (!answer) return undefined
    if (Number(answer.headers.get('content-length')) > MOST_BYTES) {
      await answer.body?.cancel()
      throw new DamagedObject(`${key} is too large`)
    }
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.headers.get(HASH_HEADER) !== hash('sha256', bytes)) throw new DamagedObject(`${key} is damaged`)
    return bytes
  }

  const putOnce = async (key: string, bytes: Uint8Array, type: string) => {
    const checksum = hash('sha256', bytes, 'base64')
    const headers = { [HASH_HEADER]: hash('sha256', bytes), [CHECKSUM_HEADER]: checksum } as const
    const answer = await s3.putObject(key, bytes, type, undefined, headers)
    await answer.body?.cancel()
    if (answer.headers.get(CHECKSUM_HEADER) === checksum) return
    if (sanitizeETag(answer.headers.get('etag') ?? '') === hash('md5', bytes)) return
    // The answer has neither checksum nor MD5, so this reads the object back.
    if (!(await getOnce(key))) throw new DamagedObject(`${key} was not kept`)
  }

  const removeOnce = async (key: string) => {
    try {
      await s3.deleteObject(key)
    } catch (error) {
      if (!(error instanceof S3ServiceError) || error.status !== 404) throw error
    }
  }

  const listOnce = async (prefix: string, options?: { delimiter: string }) => {
    const found = await s3.listObjects('/', prefix, undefined, options)
    // A prefix without objects gives an empty list. No list at all means no bucket.
    if (!found) throw new S3ServiceError('', 404, 'NoSuchBucket')
    return found
  }

  /** Gets an object. When it is missing, checks that the bucket exists, since the answer is the same without one. */
  const foundOnce = async (key: string) => {
    const bytes = await getOnce(key)
    if (!bytes) {
      if (performance.now() - bucketSeenAt < BUCKET_SEEN_MS) return undefined
      await listOnce(NOTHING)
    }
    bucketSeenAt = performance.now()
    return bytes
  }

  /** Asks for a list. The call for whether a bucket exists has no body to say why not. */
  const refusalOnce = async () => {
    try {
      await listOnce(NOTHING)
      return undefined
    } catch (error) {
      if (passes(error)) throw error
      return reasonOf(error)
    }
  }

  return {
    refusal: () => insist(refusalOnce),
    put: (key, bytes, type) => insist(() => putOnce(key, bytes, type)),
    get: (key) => insist(() => foundOnce(key)),
    list: async (prefix) => {
      const found = await insist(() => listOnce(prefix, { delimiter: '/' }))
      return found.map(({ Key, Size, LastModified }) => {
        const name = Key.slice(prefix.length)
        return name.endsWith('/')
          ? { name: name.slice(0, -1) }
          : { name, object: { bytes: Size, written: LastModified } }
      })
    },
    remove: (key) => insist(() => removeOnce(key)),
    removeAll: async (prefix) => {
      const found = await insist(() => listOnce(prefix))
      // Removes them singly. The bulk call needs a different checksum for each kind of store.
      while (found.length > 0) {
        await Promise.all(found.splice(0, REMOVED_AT_ONCE).map(({ Key }) => insist(() => removeOnce(Key))))
      }
    },
    away: () => failedAt !== undefined,
  }
}
