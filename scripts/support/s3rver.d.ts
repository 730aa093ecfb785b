/** The S3 server that tests use, as far as they do. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  interface Listing {
    objects: { key: string }[]
    commonPrefixes: string[]
    isTruncated: boolean
  }

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    store: { listObjects(bucket: string, options: { prefix?: string; delimiter?: string }): Promise<Listing> }
    logger: { exceptions: { unhandle(): void }; close(): void }
  }
}
