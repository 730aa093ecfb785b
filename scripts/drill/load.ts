import { Agent, request } from 'node:http'
import sharp from 'sharp'
import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import type { ServerProcess } from '../bench/server.ts'

/** A measured store, with what its seller and its buyers need to call. */
export interface Shop {
  slug: string
  token: string
  products: string[]
}

/** Returns every store of a data folder, with its seller signed in. No server may have it open. */
export const readShops = async (config: Config): Promise<Shop[]> => {
  const db = openDatabase(dataPaths(config).database)
  const stores = await db.selectFrom('stores').select(['id', 'user_id', 'store_slug']).execute()
  const shops: Shop[] = []
  for (const store of stores) {
    const products = await db.selectFrom('products').select('id').where('store_id', '=', store.id).execute()
    const token = await startSession(db, systemClock, store.user_id)
    shops.push({ slug: store.store_slug, token, products: products.map(({ id }) => id) })
  }
  await db.destroy()
  return shops
}

export const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** A photo as a browser sends it: some 0.3 MB. */
export const drawPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()

/**
 * Sends calls like many people and counts outcomes by kind and status. Sends again when the server closes a kept
 * connection, as browsers do.
 */
export const createClient = (server: ServerProcess) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const statuses = new Map<string, number>()
  let unanswered = 0
  const send = (
    kind: string,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Buffer | string,
  ): Promise<number> =>
    new Promise((resolve) => {
      const count = (outcome: number | string) => {
        const key = `${kind} ${outcome}`
        statuses.set(key, (statuses.get(key) ?? 0) + 1)
      }
      const fail = ({ code = 'no answer' }: NodeJS.ErrnoException) => {
        const isClosed = sent.reusedSocket && code === 'ECONNRESET'
        if (!isClosed) unanswered++
        count(isClosed ? 'sent again' : code)
        resolve(isClosed ? send(kind, method, path, headers, body) : 0)
      }
      // Each buyer has an address of its own.
      const localAddress = `127.0.${1 + Math.floor(Math.random() * 200)}.${1 + Math.floor(Math.random() * 200)}`
      const own = kind === 'order' || kind === 'event' ? { localAddress } : { agent }
      const sent = request(`${server.origin}${path}`, { method, headers, ...own }, (response) => {
        const { statusCode = 0 } = response
        // A cut answer is no event of the request.
        response.on('error', () => {
          unanswered++
          count('broken off')
          resolve(0)
        })
        response.on('end', () => {
          count(statusCode)
          resolve(statusCode)
        })
        response.resume()
      })
      sent.on('error', fail)
      sent.end(body)
    })
  return { send, statuses, unanswered: () => unanswered }
}

/** One file of a form, as a browser sends it. */
export const form = (field: string, photo: Buffer) => {
  const boundary = 'photo-of-bangles'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) },
    body,
  }
}
