import { Agent, request } from 'node:http'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Config } from '#server/config.ts'
import { EVENTS, fillPlatform, ORDERS, PASSWORD, SIGN_INS, USERS } from './api-data.ts'
import { milliseconds, note, percentile, report } from './report.ts'
import { startServer } from './server.ts'

const CALLS = 400
const ROUNDS = 4

/** A caller with one connection that stays open. Returns how long a call took, from the request to the last byte. */
const createCaller = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (method: string, path: string, token?: string, json?: unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const body = json === undefined ? undefined : JSON.stringify(json)
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      }
      const sent = request({ host: '127.0.0.1', port, path: `/api${path}`, method, agent, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`${method} ${path} answered ${response.statusCode}`)),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}

type Caller = ReturnType<typeof createCaller>

/** One call after the other, round the paths; the first ones warm the server up. */
const sample = async ({ call }: Caller, token: string, paths: string[]): Promise<number[]> => {
  const samples: number[] = []
  for (let index = -40; index < CALLS; index++) {
    const took = await call('GET', paths[(index + 40) % paths.length] ?? '', token)
    if (index >= 0) samples.push(took)
  }
  return samples
}

const figures = (samples: number[]) =>
  `p50 ${milliseconds(percentile(samples, 0.5))}, p99 ${milliseconds(percentile(samples, 0.99))}`

const reportReads = async (caller: Caller, name: string, token: string, paths: string[], target: number) => {
  const samples = await sample(caller, token, paths)
  report(name, figures(samples), `p99 ≤ ${target} ms`, percentile(samples, 0.99) <= target)
  return percentile(samples, 0.5)
}

/** What a sign-in costs, and what it costs others when many come at once. */
const measureSignIns = async (port: number, caller: Caller, token: string) => {
  const hashes: number[] = []
  for (let index = 0; index < 10; index++) {
    const started = performance.now()
    await hashPassword(PASSWORD)
    hashes.push(performance.now() - started)
  }
  note('one Argon2id hash (19 MiB, 2 passes)', milliseconds(percentile(hashes, 0.5)))
  const signIn = (one: Caller, index: number) =>
    one.call('POST', '/auth/login', undefined, { email: `seller-${index}@bench.example`, password: PASSWORD })
  const callers = Array.from({ length: SIGN_INS }, () => createCaller(port))
  const alone: number[] = []
  for (let index = 0; index < 8; index++) alone.push(await signIn(caller, index))
  note('a sign-in alone', milliseconds(percentile(alone, 0.5)))

  const others: number[] = []
  const together: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let open = SIGN_INS
    const signIns = callers.map(async (one, index) => {
      together.push(await signIn(one, index))
      open--
    })
    while (open > 0) {
      others.push(await caller.call('GET', '/orders/my', token), await caller.call('GET', '/products', token))
    }
    await Promise.all(signIns)
  }
  for (const one of callers) one.close()
  note(`${SIGN_INS} sign-ins at once, each`, figures(together))
  report(
    `other calls during ${SIGN_INS} sign-ins at once`,
    figures(others),
    'p99 ≤ 100 ms',
    percentile(others, 0.99) <= 100,
  )
}

/** The API's heavy reads on a large platform, over HTTP. */
export const measureApi = async (config: Config): Promise<void> => {
  const started = performance.now()
  const tokens = await fillPlatform(config)
  const [users, orders, events] = [USERS, ORDERS, EVENTS.many].map((count) => count.toLocaleString('en'))
  note(
    `data: ${users} users, ${orders} orders, ${events} events`,
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  const server = await startServer(config)
  const caller = createCaller(server.port)
  const deep = (status: string, share: number) =>
    `/orders/my?status=${status}&page=${Math.floor((ORDERS * share) / 10)}`
  await reportReads(
    caller,
    `GET /orders/my, ${orders} orders`,
    tokens.many,
    ['/orders/my', '/orders/my?status=Pending'],
    20,
  )
  await reportReads(
    caller,
    `GET /orders/my, its last pages, ${orders} orders`,
    tokens.many,
    [`/orders/my?page=${ORDERS / 10}`, deep('Delivered', 0.6), deep('Pending', 0.2)],
    20,
  )
  await reportReads(caller, `GET /orders/stats, ${orders} orders`, tokens.many, ['/orders/stats'], 20)
  const many = await reportReads(
    caller,
    `GET /analytics/dashboard, ${events} events`,
    tokens.many,
    ['/analytics/dashboard'],
    20,
  )
  const few = percentile(await sample(caller, tokens.few, ['/analytics/dashboard']), 0.5)
  const ratio = many / few
  report(
    `${events} events against ${EVENTS.few.toLocaleString('en')}`,
    `${ratio.toFixed(2)}× (${milliseconds(few)})`,
    '≤ 1.5×',
    ratio <= 1.5,
  )
  await reportReads(
    caller,
    `GET /admin/users, ${users} users`,
    tokens.admin,
    ['', '?plan=paid', `?page=${USERS / 20}`, '?plan=free&page=4000'].map((query) => `/admin/users${query}`),
    50,
  )
  await reportReads(
    caller,
    `GET /admin/users?search=, ${users} users`,
    tokens.admin,
    ['?search=seller-99999', '?search=0300001', '?search=nobody&plan=paid'].map((query) => `/admin/users${query}`),
    50,
  )
  await reportReads(caller, 'GET /admin/analytics/platform', tokens.admin, ['/admin/analytics/platform'], 50)
  await measureSignIns(server.port, caller, tokens.many)
  caller.close()
  await server.stop()
}
