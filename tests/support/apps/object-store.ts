import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3mini } from 's3mini'
import { onTestFinished } from 'vitest'
import type { Bucket } from '#server/ports/object-store.ts'
import { bucketVariables, openObjectStoreServer } from '../../../scripts/support/object-store-server.ts'
import { openObjectStoreElsewhere } from './object-store-elsewhere.ts'

/** Behaviour of the object store. */
export type StoreMood = 'works' | 'breaks off' | 'fails' | 'refuses' | 'hangs' | 'stalls'

/** Replaces an object's body but keeps its hash, as a store that loses bytes does. */
const damageIn = ({ endpoint, bucket, ...access }: Bucket) => {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}` })
  return async (key: string, bytes: Uint8Array) => {
    const before = await s3.getObjectResponse(key)
    await before?.body?.cancel()
    const hash = before?.headers.get('x-amz-meta-sha256')
    if (!hash) throw new Error(`there is no ${key} to damage`)
    await s3.putObject(key, bytes, undefined, undefined, { 'x-amz-meta-sha256': hash })
  }
}

/**
 * Starts an S3 server with an empty bucket. `mood` can change while it runs; `failures` fail first.
 * With TEST_OBJECT_STORE_URL it uses that store.
 */
export const startObjectStore = async () => {
  const elsewhere = process.env.TEST_OBJECT_STORE_URL
  const { answer, bucketAt, close } = await (elsewhere ? openObjectStoreElsewhere(elsewhere) : openObjectStoreServer())
  const store = {
    mood: 'works' as StoreMood,
    failures: 0,
    requests: 0,
    /** How it refuses. */
    refusal: { status: 403, code: 'SignatureDoesNotMatch' },
  }
  const server = createServer((request, response) => {
    store.requests++
    if (store.failures > 0) {
      store.failures--
      response.writeHead(503).end()
    } else if (store.mood === 'fails') response.writeHead(500).end()
    else if (store.mood === 'refuses') {
      response.writeHead(store.refusal.status, { 'content-type': 'application/xml' })
      // Some stores include the signed text in their answer.
      response.end(
        `<Error><Code>${store.refusal.code}</Code><AWSAccessKeyId>${bucket.accessKeyId}</AWSAccessKeyId></Error>`,
      )
    } else if (store.mood === 'stalls') response.writeHead(200, { 'content-length': '1024' }).write('half')
    else if (store.mood === 'breaks off') request.socket.destroy()
    else if (store.mood === 'works') answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await close()
  })
  const bucket = bucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return Object.assign(store, {
    bucket,
    /** For a server that is to use it. */
    env: bucketVariables(bucket),
    damage: damageIn(bucket),
  })
}
