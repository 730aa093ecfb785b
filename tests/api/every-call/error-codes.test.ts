import { expect, test } from 'vitest'
import type { z } from 'zod'
import { errorCodes } from '#contract/error-codes.ts'
import { AppError } from '#server/http/app-error.ts'
import { ExportDownloads } from '#server/modules/account/export/export-downloads.ts'
import { postgresBackups } from '#server/ports/backups.ts'
import { calls, createWorld, crowdPasswords, type World } from '../../support/calls/every-call.ts'
import { type Attempt, failingAttempts, limitedAttempts } from '../../support/calls/failing-attempts.ts'

const responsesOf = ({ app }: World, key: string): Record<string, unknown> => {
  const found = app.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' && `${one.route.method.toUpperCase()} ${one.route.path}` === key.replace(' ', ' /api')
      ? [one.route]
      : [],
  )[0]
  if (!found) throw new Error(key)
  return found.responses
}

const send = async ({ app, tokens }: World, { method = 'GET', path = '', token, body, headers }: Attempt) => {
  const isForm = body instanceof FormData
  const response = await app.app.request(`/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${tokens[token]}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

/** Returns the fault of a failed answer, or `undefined` if it matches the contract. */
const faultOf = (declared: Record<string, unknown>, { status, text }: { status: number; text: string }) => {
  const body = JSON.parse(text)
  if (!errorCodes.includes(body.code)) return `${status} has the code ${body.code}: ${text}`
  if (new AppError(body.code, '').status !== status) return `${status} has the code ${body.code} of another status`
  const answer = declared[status] as { content: Record<string, { schema: z.ZodType }> } | undefined
  const issues = answer?.content['application/json']?.schema.safeParse(body).error?.issues
  return issues && `${status} is not what is declared: ${JSON.stringify(issues)}`
}

const exhaustLimits = ({ app }: World) => {
  for (const limit of Object.values(app.deps.limits)) {
    limit.take = async () => {
      throw new AppError('too_many', 'Too many', { retry_after: 1 })
    }
  }
}

const fillUploads = ({ app }: World) => {
  app.deps.uploads.enter = async () => {
    throw new AppError('unavailable', 'Busy', { retry_after: 1 })
  }
}

/** Starts as many downloads as are allowed at once, each of another account. */
const fillDownloads = async ({ app, ids }: World) => {
  const tickets = new ExportDownloads(app.deps)
  const users = await app.db.selectFrom('users').select('id').where('id', 'not in', [ids.seller, ids.rival]).execute()
  for (const [n, { id }] of users.slice(0, 4).entries()) {
    const remoteAddress = `203.0.113.${n}`
    const ticket = tickets.issue({ id, password_number: 0 }, remoteAddress)
    await app.app.request(`/api/auth/export/${ticket}`, {}, { incoming: { socket: { remoteAddress } } })
  }
}

test.each(Object.entries(calls))('%s: every failure it declares is met, with a code of the list', async (key, call) => {
  const [method = ''] = key.split(' ')
  const met = new Set<number>()
  const faults: string[] = []
  const attempt = async (world: World, attempts: Attempt[]) => {
    for (const one of attempts) {
      const answer = await send(world, { method, path: call.path(world.ids), ...one })
      if (answer.status < 400) continue
      met.add(answer.status)
      const fault = faultOf(responsesOf(world, key), answer)
      if (fault) faults.push(fault)
    }
  }
  const world = await createWorld()
  await attempt(world, failingAttempts(key, call, world.ids))
  // Failures have changed nothing.
  exhaustLimits(world)
  await attempt(world, limitedAttempts(key, call, world.ids))
  const declared = Object.keys(responsesOf(world, key)).map(Number)
  // Guesses are counted: too many of them and the right one is refused.
  if (declared.includes(429) && !met.has(429)) {
    const busy = await createWorld()
    exhaustLimits(busy)
    await attempt(busy, limitedAttempts(key, call, busy.ids))
  }
  if (declared.includes(503)) {
    const crowded = await createWorld()
    crowdPasswords(crowded.app)
    await attempt(crowded, failingAttempts(key, call, crowded.ids))
    const full = await createWorld()
    fillUploads(full)
    await attempt(full, limitedAttempts(key, call, full.ids))
  }
  if (key === 'GET /auth/export/{ticket}') {
    const packing = await createWorld()
    await fillDownloads(packing)
    await attempt(packing, [{}])
  }
  if (key === 'POST /admin/backups') {
    const elsewhere = await createWorld()
    elsewhere.app.deps.backups = postgresBackups
    await attempt(elsewhere, failingAttempts(key, call, elsewhere.ids))
  }

  expect(faults).toEqual([])
  expect(declared.filter((status) => status >= 400 && !met.has(status))).toEqual([])
})

test.each([
  ['/api/nothing', 404, 'not_found'],
  ['/api', 404, 'not_found'],
  ['/api/', 404, 'not_found'],
  ['/API/auth/me', 404, 'not_found'],
  ['//api/auth/me', 404, 'not_found'],
  ['/api/admin/nothing', 401, 'unauthorized'],
  ['/metrics', 404, 'not_found'],
])('%s, which is no call, answers %i with the code %s', async (path, status, code) => {
  const { app } = await createWorld()
  const response = await app.app.request(`http://localhost${path}`)
  expect([response.status, (await response.json()).code]).toEqual([status, code])
})

test('returns the code internal when the server itself fails', async () => {
  const { app } = await createWorld()
  await app.db.schema.alterTable('users').renameTo('lost').execute()
  const { status, body } = await app.call('POST', '/auth/login', { json: { email: 'a@example.org', password: 'x' } })
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' })
})
