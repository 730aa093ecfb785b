import { type RequestListener, request } from 'node:http'
import { S3mini } from 's3mini'
import type { Bucket } from '#server/ports/object-store.ts'

/** Tells the buckets of a run apart. */
let opened = 0

/**
 * Opens an empty bucket in an object store of yours, at `http://key:secret@host:port?region=…`; `close` removes it.
 * The store must accept any `Host`, as signed requests are passed on unchanged.
 */
export const openObjectStoreElsewhere = async (address: string) => {
  const url = new URL(address)
  const name = `whatsstore-test-${process.pid}-${Date.now().toString(36)}-${opened++}`
  const bucketAt = (endpoint: string): Bucket => ({
    endpoint,
    bucket: name,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  })
  const { endpoint, bucket, ...access } = bucketAt(url.origin)
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}` })
  // The object without a name is the bucket itself.
  await s3.putObject('/', '')
  const answer: RequestListener = (incoming, response) => {
    const { method, headers, url: path } = incoming
    const passed = request(url.origin + path, { method, headers, agent: false }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  }
  return {
    answer,
    bucketAt,
    close: async () => {
      for (const { Key } of (await s3.listObjects()) ?? []) await s3.deleteObject(Key)
      await s3.deleteObject('/')
    },
  }
}
