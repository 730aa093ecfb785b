import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Bucket } from '#server/ports/object-store.ts'

const BUCKET = 'shop'
/** The keys that s3rver knows. */
const KEY = 'S3RVER'

/** s3rver names no folder that holds folders only: here they are found among all keys. */
const mendFolders = ({ store }: S3rver) => {
  const all = store.listObjects.bind(store)
  store.listObjects = async (bucket, { delimiter, ...options }) => {
    const found = await all(bucket, options)
    if (!delimiter) return found
    const folderOf = (key: string) => {
      const end = key.indexOf(delimiter, options.prefix?.length ?? 0)
      return end < 0 ? undefined : key.slice(0, end + 1)
    }
    const folders = found.objects.map(({ key }) => folderOf(key)).filter((folder) => folder !== undefined)
    const objects = found.objects.filter(({ key }) => folderOf(key) === undefined)
    return { ...found, objects, commonPrefixes: [...new Set(folders)] }
  }
}

/** Starts an S3 server with an empty bucket in a folder of its own; `close` removes it. */
export const openObjectStoreServer = async () => {
  const directory = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-s3-'))
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] })
  await s3rver.configureBuckets()
  mendFolders(s3rver)
  return {
    answer: s3rver.callback() as RequestListener,
    /** The bucket, for who reaches the server at an address. */
    bucketAt: (endpoint: string): Bucket => ({
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    }),
    close: () => {
      s3rver.logger.exceptions.unhandle()
      s3rver.logger.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The variables that name a bucket to a server. */
export const bucketVariables = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
