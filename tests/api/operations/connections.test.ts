import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/http/connections.ts'
import { serveApp } from '../../support/apps/serve-app.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

/** Starts a server with generous limits, except those a test is about. */
const serveWith = async (limits: Partial<ConnectionLimits>, proxies: string[] = []) => {
  const lines: { level: number; msg: string }[] = []
  const sink = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = await createTestApp({}, { log: pino(sink) })
  let received = 0
  const noting: typeof app.app.fetch = (...request) => {
    received++
    return app.app.fetch(...request)
  }
  const origin = await serveApp({ fetch: noting }, { ...CONNECTION_LIMITS, checkMs: 20, ...limits }, proxies)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress })
    sockets.push(socket)
    // A socket that is cut off ends or reports an error. Both are fine.
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  return { app, origin, open, lines, received: () => received }
}

const closed = async (socket: Socket) => {
  socket.resume()
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()))
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Sends one byte at a time until it is cut off. */
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write('x'), 5)
  socket.on('close', () => clearInterval(timer))
}

test('a head that does not come to its end is given up', async () => {
  const { open } = await serveWith({ headersMs: 50 })
  const socket = await open()
  socket.write('GET /healthz HTTP/1.1\r\nx: ')
  drip(socket)
  await closed(socket)
})

test.each([
  ['of a known length', post('/api/auth/login', 100_000)],
  [
    'in chunks',
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  ],
])('a body %s that comes a byte at a time is cut off, one at a pace is taken', async (_kind, head) => {
  const { open, origin } = await serveWith({ bodyWindowMs: 100, bodyBytes: 1000 })
  const slow = await open()
  slow.write(head)
  if (head.includes('chunked')) {
    const timer = setInterval(() => slow.write('1\r\nx\r\n'), 5)
    slow.on('close', () => clearInterval(timer))
  } else drip(slow)
  await closed(slow)
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.org', password: 'wrong' }),
  })
  expect(answer.status).toBe(401)
})

test('a body that the server does not read yet is not taken for a slow one', async () => {
  // Bytes must arrive in every window, however busy the machine is.
  const { app, open, origin } = await serveWith({ bodyWindowMs: 1500, bodyBytes: 1000 })
  const turn = Promise.withResolvers<void>()
  app.app.post('/in-turn', async (c) => {
    await turn.promise
    return c.text(String((await c.req.arrayBuffer()).byteLength))
  })
  const body = new Uint8Array(8 * 1024 * 1024)
  const answer = fetch(`${origin}/in-turn`, { method: 'POST', body }).then(
    (response) => response.text(),
    () => 'cut off',
  )
  // Two slow clients are cut off one after the other, a window each.
  for (let count = 0; count < 2; count++) {
    const slow = await open()
    slow.write(post('/api/auth/login', 100_000))
    drip(slow)
    await closed(slow)
  }
  turn.resolve()
  expect(await answer).toBe(String(body.length))
})

test('a body gets a whole window from when the server begins to read it', async () => {
  const { app, open } = await serveWith({ bodyWindowMs: 300, bodyBytes: 1000 })
  const read = Promise.withResolvers<void>()
  const done = Promise.withResolvers<number>()
  app.app.post('/in-turn', async (c) => {
    await read.promise
    const { byteLength } = await c.req.arrayBuffer()
    done.resolve(byteLength)
    return c.text('thank you')
  })
  const socket = await open()
  // Fills the server's buffer, which nobody reads at the first check.
  const full = 66_000
  socket.write(post('/in-turn', full + 1))
  socket.write(new Uint8Array(full))
  await setTimeout(450)
  read.resolve()
  // Sends nothing until after the second check.
  await setTimeout(250)
  socket.write('x')
  expect(await Promise.race([done.promise, closed(socket).then(() => 'cut off')])).toBe(full + 1)
})

test('a client that never reads is closed, and what is made for it ends', async () => {
  const { app, open } = await serveWith({ idleMs: 300 })
  const ended = new Promise<void>((resolve) => {
    const endless = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
        cancel: () => resolve(),
      })
    app.app.get('/endless', (c) => c.body(endless()))
  })
  const socket = await open()
  socket.pause()
  socket.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await ended
})

/** Sends a request that is never answered. Resolves when the server has received it. */
const waitForAnswer = async ({ app, received }: Awaited<ReturnType<typeof serveWith>>, socket: Socket) => {
  const before = received()
  if (before === 0) app.app.get('/never', () => new Promise(() => undefined))
  socket.write('GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(received).toBe(before + 1)
}

const isAnswered = async (socket: Socket) => {
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [answer] = await once(socket, 'data')
  return String(answer).startsWith('HTTP/1.1 200')
}

test('of an address with as many connections as it may have, the oldest that waits for nothing gives way', async () => {
  const served = await serveWith({ perAddress: 3 })
  const [first, second, third] = [await served.open(), await served.open(), await served.open()]
  await waitForAnswer(served, first)
  const fourth = await served.open()
  await closed(second)
  expect([first.closed, third.closed, await isAnswered(fourth)]).toEqual([false, false, true])
})

test('an address of which every connection waits for an answer gets no other, until one ends', async () => {
  const served = await serveWith({ perAddress: 2 })
  const held = [await served.open(), await served.open()]
  for (const socket of held) await waitForAnswer(served, socket)
  await closed(await served.open())
  held[0]?.destroy()
  await expect
    .poll(() =>
      fetch(`${served.origin}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

test('an address of which every connection owes a body gives way, the oldest first', async () => {
  const { open, received } = await serveWith({ perAddress: 2 })
  const held = [await open(), await open()]
  for (const [index, socket] of held.entries()) {
    socket.write(`${post('/api/auth/login', 1000)}x`)
    await expect.poll(received).toBe(index + 1)
  }
  const newcomer = await open()
  expect(await isAnswered(newcomer)).toBe(true)
  await closed(held[0] as Socket)
  expect(held[1]?.closed).toBe(false)
})

test('a request that is whole waits on while others of its address owe their bodies', async () => {
  const served = await serveWith({ perAddress: 2 })
  const whole = await served.open()
  await waitForAnswer(served, whole)
  const owing = await served.open()
  owing.write(`${post('/api/auth/login', 1000)}x`)
  await expect.poll(served.received).toBe(2)
  expect(await isAnswered(await served.open())).toBe(true)
  await closed(owing)
  expect(whole.closed).toBe(false)
})

test('addresses that hold all connections of the server make room for others', async () => {
  const { open } = await serveWith({ total: 4 })
  const greedy = [await open(), await open(), await open()]
  const modest = await open('127.0.0.2')
  const newcomer = await open('127.0.0.3')
  expect(await isAnswered(newcomer)).toBe(true)
  expect(await isAnswered(modest)).toBe(true)
  await closed(greedy[0] as Socket)
})

test('no more connections than the server may have', async () => {
  const { open } = await serveWith({ total: 2 })
  await open()
  await open('127.0.0.2')
  await closed(await open('127.0.0.3'))
})

test('a trusted proxy is the one that closes a connection: an order that it sends on a kept one is not lost', async () => {
  const { open } = await serveWith({ keepMs: 1 }, ['127.0.0.2'])
  const [proxy, visitor] = [await open('127.0.0.2'), await open('127.0.0.3')]
  expect([await isAnswered(proxy), await isAnswered(visitor)]).toEqual([true, true])
  await closed(visitor)
  expect([proxy.closed, await isAnswered(proxy)]).toEqual([false, true])
})

const PART = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc'

test.each([
  ['of a known length', 'content-length: 100000', PART],
  ['in chunks', 'transfer-encoding: chunked', `${PART.length.toString(16)}\r\n${PART}\r\n`],
])('an upload %s that is broken off is a note in the log, no failure of the server', async (_kind, length, part) => {
  const { app, open, lines, received } = await serveWith({})
  const { token } = await addStore(app)
  lines.length = 0
  const socket = await open()
  socket.write(
    `POST /api/upload/image HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
  )
  socket.write(part)
  await expect.poll(received).toBe(1)
  socket.destroy()
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request')
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
