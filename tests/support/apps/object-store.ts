import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { bucketVariables, openObjectStoreServer } from '../../../scripts/support/object-store-server.ts'

/** What the object store does with a request. */
export type StoreMood = 'works' | 'breaks off' | 'fails' | 'refuses' | 'hangs' | 'stalls'

/** An S3 server on a port of its own, with an empty bucket; `mood` may be changed while it runs, and `failures` fail before that counts. */
export const startObjectStore = async () => {
  const { answer, bucketAt, fileOf, close } = await openObjectStoreServer()
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
      response.end(
        `<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>${bucket.accessKeyId}</AWSAccessKeyId></Error>`,
      )
    } else if (store.mood === 'stalls') response.writeHead(200, { 'content-length': '1024' }).write('half')
    else if (store.mood === 'breaks off') request.socket.destroy()
    else if (store.mood === 'works') answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    close()
  })
  const bucket = bucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return Object.assign(store, {
    bucket,
    /** For a server that is to use it. */
    env: bucketVariables(bucket),
    fileOf,
  })
}
