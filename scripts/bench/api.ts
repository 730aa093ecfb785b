import { hashPassword } from '#server/auth/passwords.ts'
import type { Config } from '#server/config/config.ts'
import { EVENTS, fillPlatform, ORDERS, PASSWORD, SIGN_INS, USERS } from './api-data.ts'
import { type Caller, createCaller, figures, reportReads, sample } from './caller.ts'
import { milliseconds, note, percentile, report } from './report.ts'
import { startServer } from './server.ts'

const ROUNDS = 4

/** Measures a sign-in, and its cost for others when many come at once. */
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

/** Measures the API's heavy reads on a large platform, over HTTP. */
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
  await measureSignIns(server.port, caller, tokens.many)
  caller.close()
  await server.stop()
}
