import { hash } from 'node:crypto'
import { setTimeout as setTimer } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { S3mini, S3ServiceError, sanitizeETag } from 's3mini'
import { backoff } from '#server/background/backoff.ts'
import { DamagedObject, ObjectStoreAway } from './object-store-errors.ts'

/** Longest that a request may take, its body included. */
const REQUEST_MS = 10_000
/** Pauses before a request is made again. */
const PAUSE_SECONDS = [0.3, 1.5]
/** For so long after it did not answer nobody else waits for it. */
const AWAY_MS = 1_000
/** How often it is asked whether it is back, while nobody else asks. */
const PROBE_MS = 5_000
/** For so long after it was found a bucket is believed to be there. */
const BUCKET_SEEN_MS = 5_000
/** The largest object that is read: it is in memory as a whole. */
const MOST_BYTES = 16 * 1024 * 1024
/** Nothing begins with it. */
const NOTHING = 'nothing/'
/** Objects removed at a time. */
const REMOVED_AT_ONCE = 8
/** Kept with every object: what was in it when it was written. */
const HASH_HEADER = 'x-amz-meta-sha256'
/** A store that knows it refuses a body that came otherwise, and says so in its answer. */
const CHECKSUM_HEADER = 'x-amz-checksum-sha256'

/** Where a bucket is and who may use it. */
export interface Bucket {
  /** `https://s3.example.com`; the bucket's name follows in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An object, or what objects below have in common. */
export interface StoredEntry {
  /** What follows the prefix, up to the next slash. */
  name: string
  /** Of an object. */
  object?: { bytes: number; written: Date }
}

/**
 * A bucket of any store that speaks S3. Every call is made again, after growing pauses, where that may help; then it rejects with
 * `ObjectStoreAway`. Bodies are checked by length and hash, both ways.
 */
export interface ObjectStore {
  /** Why these keys may not use the bucket; `undefined` when they may. Rejects when the store does not answer. */
  refusal(): Promise<string | undefined>
  /** Writes an object; it is kept, and is what was sent, when it resolves. `type` is its media type. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** An object, or `undefined`. Rejects with `DamagedObject` for what `put` has not written, or not to its end. */
  get(key: string): Promise<Buffer | undefined>
  /** What is directly below a prefix that ends with a slash. */
  list(prefix: string): Promise<StoredEntry[]>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** Removes all objects below a prefix. */
  removeAll(prefix: string): Promise<void>
  /** Whether it did not answer when it was last asked; it is asked again until it does. */
  away(): boolean
}

/** Whether the same request may succeed in a moment. */
const passes = (error: unknown): boolean =>
  !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429 || error.status === 408

/** Why a request failed. An answer's body is left out: it may repeat the key and what was signed. */
const reasonOf = (error: unknown): string => {
  if (error instanceof S3ServiceError) return `it answered ${error.status} ${error.serviceCode ?? ''}`.trim()
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError') return 'it took too long to answer'
  const { code } = (error.cause instanceof Error ? error.cause : error) as NodeJS.ErrnoException
  return code ? `the connection failed with ${code}` : error.message
}

/** Opens a bucket. Tests make the times short. */
export const openObjectStore = (
  where: Bucket,
  { pauseSeconds = PAUSE_SECONDS, requestMs = REQUEST_MS, probeMs = PROBE_MS } = {},
): ObjectStore => {
  const { bucket, endpoint, ...access } = where
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: requestMs })
  let failedAt: number | undefined
  let bucketSeenAt = Number.NEGATIVE_INFINITY
  let probing = false

  /** Asks whether it is back, until it is. */
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
    // It did not say what it has got.
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
    // What has nothing below it is an empty list.
    if (!found) throw new S3ServiceError('', 404, 'NoSuchBucket')
    return found
  }

  /** Of an object that is not there, a store whose bucket is gone says no more than any other. */
  const foundOnce = async (key: string) => {
    const bytes = await getOnce(key)
    if (!bytes) {
      if (performance.now() - bucketSeenAt < BUCKET_SEEN_MS) return undefined
      await listOnce(NOTHING)
    }
    bucketSeenAt = performance.now()
    return bytes
  }

  /** Asks for a list: the answer to whether there is a bucket has no body, which would say why not. */
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
      // One by one: the call that removes many at once wants another checksum from each kind of store.
      while (found.length > 0) {
        await Promise.all(found.splice(0, REMOVED_AT_ONCE).map(({ Key }) => insist(() => removeOnce(Key))))
      }
    },
    away: () => failedAt !== undefined,
  }
}
