import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createDataFolder, fillStores } from '../bench/data.ts'
import { readShops } from './load.ts'

/**
 * Lets a server run out of file descriptors under idle connections. Exits with 1 if it answers 404 for a live page
 * or an image, or does not recover.
 *
 *     npm run drill -- files
 */

const DESCRIPTORS = 128
const CONNECTIONS = 300
const ROUNDS = 200
const PAUSE_MS = 20
const RECOVERS_WITHIN_MS = 30_000

const startBounded = async (dataDir: string) => {
  const child = spawn('sh', ['-c', `ulimit -n ${DESCRIPTORS}; exec "$0" server/main.ts`, process.execPath], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', PUBLISH_WORKERS: '1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  )
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { port, stop }
}

const drill = async (): Promise<boolean> => {
  const { config, discard } = createDataFolder()
  fillStores(config, 20)
  const shops = await readShops(config)
  const server = await startBounded(config.dataDir)
  const statuses = new Map<string, number>()
  const ask = async (slug: string, page: string): Promise<number> => {
    const url = `http://127.0.0.1:${server.port}/store/${slug}/${page}`
    const status = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    statuses.set(String(status || 'no answer'), (statuses.get(String(status || 'no answer')) ?? 0) + 1)
    return status
  }
  const sockets: Socket[] = []
  try {
    for (const { slug } of shops) while ((await ask(slug, '')) !== 200) await setTimeout(PAUSE_MS * 10)
    statuses.clear()
    for (let count = 0; count < CONNECTIONS; count++) {
      sockets.push(connect(server.port, '127.0.0.1').on('error', () => {}))
    }
    for (let round = 0; round < ROUNDS; round++) {
      const shop = shops[round % shops.length]
      await ask(shop?.slug ?? '', `p/product-${round % 20}/`)
      await setTimeout(PAUSE_MS)
      if (round % 10 === 9) sockets.shift()?.destroy()
    }
    console.log('with too many connections:', Object.fromEntries(statuses))
    const wrong = statuses.get('404') ?? 0
    for (const socket of sockets) socket.destroy()
    const end = performance.now() + RECOVERS_WITHIN_MS
    let recovered = false
    while (!recovered && performance.now() < end) recovered = (await ask(shops[0]?.slug ?? '', '')) === 200
    console.log(`${wrong} live pages answered 404; ${recovered ? 'recovered' : 'did not recover'}`)
    return wrong === 0 && recovered
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    discard()
  }
}

process.exitCode = (await drill()) ? 0 : 1
