import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openObjectStoreServer } from '../support/object-store-server.ts'

/** Starts an S3 server that prints its address and ends with its parent. */
const { answer, bucketAt, close } = await openObjectStoreServer()
const server = createServer(answer)
server.listen(0, '127.0.0.1', () =>
  process.send?.(bucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
)
process.on('disconnect', () => {
  close()
  process.exit()
})
