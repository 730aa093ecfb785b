import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { createDataFolder, fillStores } from '../bench/data.ts'
import { type ServerProcess, startServer } from '../bench/server.ts'
import { any, createClient, readShops } from './load.ts'

/**
 * Takes the mail server away while buyers order. Exits with 1 if the mails about an order are missing a minute later.
 *
 *     npm run drill -- mail
 */

const ORDERS = 115
const AWAY_MS = 32_000
const ARRIVES_WITHIN_MS = 60_000
const LOOK_MS = 500

/** Starts a mail server that keeps the texts it takes. */
const openMailServer = async (texts: string[], port = 0) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        texts.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: (server.server.address() as AddressInfo).port, close }
}

const drill = async (): Promise<boolean> => {
  const { config, discard } = createDataFolder()
  const texts: string[] = []
  let server: ServerProcess | undefined
  let mail = await openMailServer(texts)
  try {
    fillStores(config, 1)
    const [shop] = await readShops(config)
    if (!shop) throw new Error('there is no shop')
    server = await startServer(config, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
    const { send, statuses } = createClient(server)
    await mail.close()
    let orders = 0
    for (let number = 0; number < ORDERS; number++) {
      const body = JSON.stringify({
        buyer_name: `Buyer ${number}`,
        buyer_phone: `0300${String(1_000_000 + number)}`,
        delivery_address: 'House 7, Street 4, Lahore',
        items: [{ product_id: any(shop.products), quantity: 1 }],
      })
      const headers = { 'content-type': 'application/json', 'idempotency-key': `drill-order-${number}` }
      if ((await send('order', 'POST', '/api/orders', headers, body)) === 201) orders++
      await setTimeout(AWAY_MS / ORDERS)
    }
    mail = await openMailServer(texts, mail.port)
    const back = performance.now()
    const told = () => texts.reduce((sum, text) => sum + Number(/^Subject: (\d+) new orders/m.exec(text)?.[1] ?? 1), 0)
    while (told() < orders && performance.now() - back < ARRIVES_WITHIN_MS) await setTimeout(LOOK_MS)
    const seconds = Math.round((performance.now() - back) / 1000)
    console.log(Object.fromEntries(statuses))
    console.log(`${told()} of ${orders} orders told in ${texts.length} mails, ${seconds} s after the outage`)
    return orders === ORDERS && told() >= orders
  } finally {
    await server?.stop()
    await mail.close()
    discard()
  }
}

process.exitCode = (await drill()) ? 0 : 1
