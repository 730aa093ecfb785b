import { expect, test } from 'vitest'
import { createPasswords } from '#server/auth/password-queue.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { AppError } from '#server/http/app-error.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { mailedOtp } from '../../support/fixtures/mails.ts'

const email = 'sana@example.pk'
const password = 'long enough'

/** Creates an application that compares one password at a time and lets a given number wait. */
const withQueue = async (maxWaiting: number) => {
  const app = await createTestApp()
  app.deps.passwords = createPasswords({ concurrent: 1, maxWaiting })
  await addSeller(app, { email, password_hash: await hashPassword(password) })
  return app
}

const login = async (app: TestApp, given: string, address: string, signal?: AbortSignal, device_token?: string) =>
  app.app.request(
    '/api/auth/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: given, ...(device_token ? { device_token } : {}) }),
      ...(signal ? { signal } : {}),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )

const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

test('threat 55: of 100 sign-ins at once from as many addresses 41 are compared, the others told when to come back', async () => {
  const app = await withQueue(40)
  const answers = Array.from({ length: 100 }, (_, n) => login(app, 'wrong', `198.51.100.${n}`))
  const statuses = await statusesOf(answers)
  expect(statuses.filter((status) => status === 401)).toHaveLength(41)
  expect(statuses.filter((status) => status === 503)).toHaveLength(59)
  const refused = (await Promise.all(answers)).find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(await refused?.json()).toMatchObject({
    code: 'unavailable',
    detail: 'Many people are signing in right now. Please wait a few seconds and try again.',
  })
  expect(await statusesOf([login(app, password, '203.0.113.1')])).toEqual([200])
})

test('threat 55: one address cannot hold the queue: another one takes a place of its line, and a turn of its own', async () => {
  const app = await withQueue(8)
  const order: string[] = []
  const noted = async (name: string, answer: Promise<Response>) => {
    const { status } = await answer
    order.push(`${name} ${status}`)
  }
  // Nine fill all places.
  const flood = Array.from({ length: 9 }, () => noted('flood', login(app, 'wrong', '198.51.100.1')))
  await Promise.all([...flood, noted('she', login(app, password, '203.0.113.1'))])
  expect(order.filter((one) => one === 'flood 503')).toHaveLength(1)
  expect(order).toContain('she 200')
  // Hers waits at most for the one under way and the first of the other line.
  expect(order.filter((one) => one !== 'flood 503').indexOf('she 200')).toBeLessThanOrEqual(2)
})

test('threat 55: whoever comes back as often as told to is not locked out for it', async () => {
  const app = await withQueue(1)
  const held = Promise.withResolvers<void>()
  const busy = createPasswords({ concurrent: 1, maxWaiting: 0, compare: () => held.promise.then(() => false) })
  const free = app.deps.passwords
  app.deps.passwords = busy
  const flood = login(app, 'wrong', '198.51.100.1')
  const tries = []
  for (let n = 0; n < 12; n++) tries.push((await login(app, password, '203.0.113.1')).status)
  expect(tries).toEqual(Array(12).fill(503))
  held.resolve()
  await flood
  app.deps.passwords = free
  expect(await statusesOf([login(app, password, '203.0.113.1')])).toEqual([200])
})

test('threat 55: what a client that has gone asked for is not done', async () => {
  const app = await withQueue(10)
  const compared: string[] = []
  const first = Promise.withResolvers<void>()
  const queue = createPasswords({
    concurrent: 1,
    maxWaiting: 10,
    compare: async (given) => {
      compared.push(given)
      await first.promise
      return false
    },
  })
  let asked = 0
  app.deps.passwords = {
    ...queue,
    verify: (...given) => {
      asked++
      return queue.verify(...given)
    },
  }
  const gone = new AbortController()
  const under = login(app, 'under way', '198.51.100.1')
  await expect.poll(() => compared).toEqual(['under way'])
  const waiting = login(app, 'waits', '198.51.100.2')
  const left = Array.from({ length: 5 }, (_, n) => login(app, 'has left', `198.51.100.${n + 3}`, gone.signal))
  await expect.poll(() => asked).toBe(7)
  gone.abort()
  first.resolve()
  await Promise.allSettled([under, waiting, ...left])
  // Each is compared with the password of the account and with that of a sign-up.
  expect(compared.toSorted()).toEqual(['under way', 'under way', 'waits', 'waits'])
})

test('threat 55: a known device has a place, however many addresses fill the queue', async () => {
  const app = await withQueue(8)
  const { device_token } = await (await login(app, password, '203.0.113.1')).json()
  const first = Promise.withResolvers<void>()
  const compare = (given: string) => first.promise.then(() => given === password)
  const queue = createPasswords({ concurrent: 1, maxWaiting: 8, compare })
  let asked = 0
  app.deps.passwords = {
    ...queue,
    verify: (...given) => {
      asked++
      return queue.verify(...given)
    },
  }
  const flood = Array.from({ length: 20 }, (_, n) => login(app, 'wrong', `198.51.100.${n}`))
  await expect.poll(() => asked).toBe(20)
  const known = login(app, password, '203.0.113.1', undefined, device_token)
  await expect.poll(() => asked).toBe(21)
  expect((await login(app, password, '203.0.113.2')).status).toBe(503)
  first.resolve()
  expect((await known).status).toBe(200)
  expect((await statusesOf(flood)).filter((status) => status === 401)).toHaveLength(8)
})

/** Fills a small queue with a flood. `release` lets it go on. */
const filled = async (address: (n: number) => string) => {
  const app = await withQueue(8)
  const gate = Promise.withResolvers<void>()
  const queue = createPasswords({
    concurrent: 1,
    maxWaiting: 8,
    compare: (given) => gate.promise.then(() => given === password),
  })
  let asked = 0
  app.deps.passwords = {
    ...queue,
    verify: (...given) => {
      asked++
      return queue.verify(...given)
    },
  }
  const until = (count: number) => expect.poll(() => asked).toBe(count)
  const flood = Array.from({ length: 20 }, (_, n) => login(app, 'wrong', address(n)))
  await until(20)
  return { app, flood, until, release: () => gate.resolve() }
}

test('threat 55: the addresses of one IPv6 network share a line, so it does not keep others out', async () => {
  const { app, flood, until, release } = await filled((n) => `2001:db8:1:${n}::1`)
  const she = login(app, password, '203.0.113.1')
  await until(21)
  release()
  expect((await she).status).toBe(200)
  await Promise.all(flood)
})

test('threat 55: a queue full of sign-ins keeps neither sign-ups nor a right code for a new password out', async () => {
  const { app, flood, release } = await filled((n) => `198.51.100.${n}`)
  const json = { email: 'new@example.pk', password, whatsapp_number: '03001234567', country_code: '+92' }
  expect((await app.call('POST', '/auth/register', { address: '203.0.113.1', json })).status).toBe(200)
  await app.call('POST', '/auth/forgot-password', { json: { email } })
  const reset = { email, otp: await mailedOtp(app, email), new_password: 'another one' }
  expect((await app.call('POST', '/auth/reset-password', { json: reset })).status).toBe(200)
  release()
  await Promise.all(flood)
})

test('threat 55: among lines of one place the network with most sign-ins lately gives way, not the newcomer', async () => {
  const gate = Promise.withResolvers<void>()
  let held = false
  const app = await withQueue(4)
  const compare = async (given: string) => {
    if (held) await gate.promise
    return given === password
  }
  app.deps.passwords = createPasswords({ concurrent: 1, maxWaiting: 4, compare })
  for (let n = 0; n < 8; n++) await login(app, 'wrong', '198.51.100.1')
  held = true
  const asked: string[] = []
  const queue = app.deps.passwords
  app.deps.passwords = {
    ...queue,
    verify: (...given) => {
      asked.push(given[0])
      return queue.verify(...given)
    },
  }
  const answers = ['2', '1', '3', '4', '5'].map((n) => login(app, `wrong ${n}`, `198.51.100.${n}`))
  await expect.poll(() => asked.length).toBe(5)
  const she = login(app, password, '203.0.113.1')
  await expect.poll(() => asked.length).toBe(6)
  gate.resolve()
  expect((await she).status).toBe(200)
  expect(await statusesOf(answers)).toEqual([401, 503, 401, 401, 401])
})

test('threat 55: sign-ins that the queue refuses count for their network', async () => {
  const app = await withQueue(1)
  app.deps.passwords = {
    hash: async () => '',
    verify: async () => {
      throw new AppError('unavailable', 'full')
    },
  }
  for (let n = 0; n < 100; n++) expect((await login(app, 'wrong', `2001:db8:1:${n}::1`)).status).toBe(503)
  expect((await login(app, 'wrong', '2001:db8:1:999::1')).status).toBe(429)
  expect((await login(app, 'wrong', '2001:db8:2::1')).status).toBe(503)
})
