import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

/** What the object store does with a request. */
export type StoreMood = 'works' | 'breaks off' | 'fails' | 'refuses' | 'hangs' | 'stalls'

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

/** An S3 server on a port of its own, with an empty bucket; `mood` may be changed while it runs, and `failures` fail before that counts. */
export const startObjectStore = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'whatsstore-s3-'))
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] })
  await s3rver.configureBuckets()
  mendFolders(s3rver)
  const answer = s3rver.callback()
  const store = { mood: 'works' as StoreMood, failures: 0, requests: 0 }
  const server = createServer((request, response) => {
    store.requests++
    if (store.failures > 0) {
      store.failures--
      response.writeHead(503).end()
    } else if (store.mood === 'fails') response.writeHead(500).end()
    else if (store.mood === 'refuses') {
      response.writeHead(403, { 'content-type': 'application/xml' })
      // As stores do that show what was signed.
      response.end(`<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>${KEY}</AWSAccessKeyId></Error>`)
    } else if (store.mood === 'stalls') response.writeHead(200, { 'content-length': '1024' }).write('half')
    else if (store.mood === 'breaks off') request.socket.destroy()
    else if (store.mood === 'works') answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    s3rver.logger.exceptions.unhandle()
    s3rver.logger.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(store, {
    bucket: { endpoint, bucket: BUCKET, region: 'us-east-1', accessKeyId: KEY, secretAccessKey: KEY },
    /** For a server that is to use it. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    /** Where the bytes of an object lie. */
    fileOf: (key: string) => join(directory, BUCKET, `${key}._S3rver_object`),
  })
}
