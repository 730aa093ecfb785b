import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Call,
  calls,
  createWorld,
  dumpDatabase,
  routesOf,
  type World,
  wrongValues,
} from '../../support/calls/every-call.ts'
import { SEED } from '../../support/seed.ts'
import { VOLUME } from '../../support/volume.ts'

interface Sent {
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  path?: string
}

const send = async (world: World, key: string, { headers = {}, body, path }: Sent, token?: string) => {
  const call = calls[key] as Call
  const response = await world.app.app.request(`/api${path ?? call.path(world.ids)}`, {
    method: key.split(' ')[0] ?? '',
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

const tokenOf = (world: World, key: string): string | undefined => {
  const as = calls[key]?.as
  return as && world.tokens[as]
}

/** Details of how the server is built: a stack, a file, SQL or the name of a library. */
const INNARDS =
  /\bat [\w.<>]+ \(|\.(?:ts|mjs|js):\d+|node_modules|SQLITE|sqlite|select .* from|\bzod\b|TypeError|Unexpected token/i

/** Returns how an answer differs from a refusal in the shop's own words. */
const faultOf = ({ status, type, text }: Awaited<ReturnType<typeof send>>): string | undefined => {
  if (status < 400 || status > 499) return `answered ${status}`
  if (!type.startsWith('application/json')) return `answered ${type}`
  const { detail } = JSON.parse(text)
  if (typeof detail !== 'string' || detail.trim() === '') return `has no detail: ${text}`
  if (INNARDS.test(text)) return `tells how the server is made: ${text}`
  return undefined
}

/** Sends each request and expects a refusal that changes nothing. Lists every failure, not only the first. */
const expectRefused = async (world: World, key: string, requests: [string, Sent][], token = tokenOf(world, key)) => {
  const faults: string[] = []
  let before = JSON.stringify(await dumpDatabase(world.app.db))
  for (const [what, sent] of requests) {
    const fault = faultOf(await send(world, key, sent, token))
    if (fault) faults.push(`${key}, ${what.slice(0, 120)}: ${fault}`)
    const after = JSON.stringify(await dumpDatabase(world.app.db))
    if (after !== before) faults.push(`${key}, ${what.slice(0, 120)}: changed the database`)
    before = after
  }
  expect(faults).toEqual([])
}

const json = (body: unknown): Sent => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const form = (fields: Record<string, unknown>): Sent => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    data.append(name, value instanceof Blob ? value : typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { body: data }
}
const multipart = (text: string, boundary = 'b'): Sent => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: text,
})

const noImages = {
  text: new File(['<script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' }),
  drawing: new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.svg', { type: 'image/svg+xml' }),
  nothing: new File([], 'a.png', { type: 'image/png' }),
  beginning: new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'a.png'),
  large: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.webp'),
}

const keys = Object.keys(calls)
const writes = keys.filter((key) => calls[key]?.types)

test('every route of the API has cases', async () => {
  expect(keys.toSorted()).toEqual(routesOf(await createWorld()).sort())
})

/** Wrong values of every field, one at a time. */
const wrongFields = (world: World, key: string): [string, Sent][] => {
  const call = calls[key] as Call
  const right = call.body?.(world.ids) ?? {}
  const requests: [string, Sent][] = []
  for (const [field, kind] of Object.entries(call.fields ?? {})) {
    const optional = !call.required?.includes(field)
    for (const value of wrongValues(kind)) {
      // A form can hold no numbers, no `null` and no half characters.
      if (call.types?.includes('json'))
        requests.push([`${field} = ${JSON.stringify(value)}`, json({ ...right, [field]: value })])
      if (call.types?.includes('form') && typeof value === 'string' && value.isWellFormed()) {
        requests.push([`form ${field} = ${JSON.stringify(value)}`, form({ ...right, [field]: value })])
      }
    }
    if (kind === 'image') {
      for (const [name, file] of Object.entries(noImages))
        requests.push([`${field} ${name}`, form({ ...right, [field]: file })])
    }
    if (!optional) {
      const { [field]: _left, ...rest } = right
      if (call.types?.includes('json')) requests.push([`no ${field}`, json(rest)])
      if (call.types?.includes('form')) requests.push([`form without ${field}`, form(rest)])
    }
  }
  for (const body of call.wrong?.(world.ids) ?? []) requests.push([JSON.stringify(body), json(body)])
  return requests
}

/** Bodies that no parser accepts, or that are too long or too deep. */
const malformedBodies = (world: World, key: string): [string, Sent][] => {
  const call = calls[key] as Call
  const right = JSON.stringify(call.body?.(world.ids) ?? {})
  const takesJson = call.types?.includes('json')
  const deep = (count: number, value = '1') => `${'['.repeat(count)}${value}${']'.repeat(count)}`
  const type = (contentType: string, body = right): Sent => ({ headers: { 'content-type': contentType }, body })
  const requests: [string, Sent][] = [
    ...['', '{', '}', '{"a":}', "{'a':1}", '{"a":1}}', '\u0000', '\ufeff{', 'undefined', 'NaN', '\u007b\u2028'].map(
      (body): [string, Sent] => [`JSON ${body}`, json(body)],
    ),
    ...['null', '[]', '"text"', '5', 'true', '[{}]', deep(10_000), deep(100_000)].map((body): [string, Sent] => [
      `JSON ${body}`,
      json(body),
    ]),
    ...[
      'text/plain',
      'application/xml',
      'application/jsonx',
      'application/octet-stream',
      'nonsense',
      'text/html;charset=utf-8',
    ].map((contentType): [string, Sent] => [contentType, type(contentType)]),
    ['no content type', { body: new TextEncoder().encode(right) }],
    ['nothing at all', {}],
    ['form without boundary', type('multipart/form-data')],
    ['form with a boundary that never comes', multipart(right, 'never')],
    ['form cut short', multipart('--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nNoor')],
    ['form without a name', multipart('--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n')],
    ['form of binary', multipart('\u0000\u0001\u0002\u00ff')],
    ['JSON over the limit', json(`{"name":"${'x'.repeat(300_000)}"}`)],
    [
      'form over the limit',
      multipart(`--b\r\ncontent-disposition: form-data; name="name"\r\n\r\n${'x'.repeat(12_000_000)}\r\n--b--\r\n`),
    ],
    ['urlencoded over the limit', type('application/x-www-form-urlencoded', `name=${'x'.repeat(300_000)}`)],
  ]
  if (call.required && call.required.length > 0) {
    requests.push(
      ['right fields in __proto__', json(`{"__proto__":${right}}`)],
      ['right fields in constructor', json(`{"constructor":{"prototype":${right}}}`)],
      ['other JSON type, nothing in it', type('application/ld+json', '{}')],
      ['empty urlencoded', type('application/x-www-form-urlencoded', '')],
    )
  }
  const field = Object.keys(call.fields ?? {})[0] ?? 'a'
  if (takesJson) {
    requests.push([`deep ${field}`, json(`${right.slice(0, -1)},"${field}":${deep(50_000)}}`)])
    requests.push([
      `deep objects in ${field}`,
      json(`${right.slice(0, -1)},"${field}":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`),
    ])
  }
  return requests
}

/** Authorization headers that nobody may use. */
const wrongBearers = (world: World, key: string): [string, Sent][] => {
  const call = calls[key] as Call
  const right = call.types?.includes('json') ? json(call.body?.(world.ids)) : call.types ? form({}) : {}
  const authorization = (value: string): [string, Sent] => [
    value,
    { ...right, headers: { ...right.headers, authorization: value } },
  ]
  return [
    ['no token', right],
    ...[
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5_000)}`,
      "Bearer ' or 1=1 --",
      'bearer bearer',
      `Token ${world.tokens.seller}`,
    ].map(authorization),
  ]
}

const strangeIds = [
  'unknown',
  '0',
  '-1',
  '%00',
  'a%00b',
  '%ff%fe',
  '%2e%2e%2f',
  '..%2f..%2fapp.db',
  "'%20or%20'1'='1",
  '1;%20drop%20table%20products',
  '%ed%a0%80',
  '__proto__',
  'constructor',
  '%7b%7d',
  'null',
  'x'.repeat(61),
  'x'.repeat(5_000),
  '%F0%9F%A7%B5',
  '*',
  '%25',
]

/** Paths to a row that does not exist or belongs to somebody else. */
const wrongPaths = (world: World, key: string): [string, Sent][] => {
  const call = calls[key] as Call
  const right = call.types?.includes('json') ? json(call.body?.(world.ids)) : call.types ? form({}) : {}
  const unknown = call.types?.includes('json') ? right : {}
  const { unknownPath } = call
  return [
    ...(unknownPath ? strangeIds.map((id): [string, Sent] => [id, { ...unknown, path: unknownPath(id) }]) : []),
    ...(call.rivalPath
      ? [["another seller's id", { ...right, path: call.rivalPath(world.ids) }] as [string, Sent]]
      : []),
  ]
}

const wrongQueries = (world: World, key: string): [string, Sent][] => {
  const call = calls[key] as Call
  const path = call.path(world.ids).split('?')[0]
  return Object.entries(call.query ?? {}).flatMap(([name, values]) =>
    values.map((value): [string, Sent] => {
      const others = new URLSearchParams(call.queryToo)
      others.delete(name)
      return [`${name}=${value}`, { path: `${path}?${others}&${name}=${value}` }]
    }),
  )
}

const refusals = keys.filter((key) => {
  const { types, as, unknownPath, query } = calls[key] as Call
  return types || as || unknownPath || query
})

// A refused request changes nothing, so one world serves all requests of a call.
test.each(refusals)('%s: rejects wrong fields, bodies, callers, ids and queries', async (key) => {
  const world = await createWorld()
  const call = calls[key] as Call
  if (call.types) await expectRefused(world, key, [...wrongFields(world, key), ...malformedBodies(world, key)])
  if (call.as) await expectRefused(world, key, wrongBearers(world, key), '')
  await expectRefused(world, key, [...wrongPaths(world, key), ...wrongQueries(world, key)])
})

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '__proto__', '</script>', "' or 1=1 --", '9'.repeat(400), '{{7*7}}'),
)
const anything = fc.anything({
  key: fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('__proto__', 'constructor', 'toString', 'id')),
  values: [hostileText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  maxDepth: 3,
  maxKeys: 5,
})

const BODIES = 150 * VOLUME

test(`answers ${BODIES} random bodies, and a refused one changes nothing`, async () => {
  const world = await createWorld()
  const counts = { taken: 0, refused: 0 }
  const body = fc.constantFrom(...writes).chain((key) => {
    const right = calls[key]?.body?.(world.ids) ?? {}
    const mutated = fc
      .record(
        Object.fromEntries(
          Object.entries(right).map(([name, value]) => [
            name,
            fc.oneof({ weight: 3, arbitrary: fc.constant(value as unknown) }, { weight: 1, arbitrary: anything }),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map((value) => value as unknown)
    return fc.record({
      key: fc.constant(key),
      body: fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 1, arbitrary: anything }),
    })
  })
  await fc.assert(
    fc.asyncProperty(body, async ({ key, body: made }) => {
      const before = JSON.stringify(await dumpDatabase(world.app.db))
      const text = JSON.stringify(made, (_name, value) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
      const answer = await send(world, key, json(text), tokenOf(world, key))
      if (answer.status < 300) {
        counts.taken++
        return
      }
      counts.refused++
      expect(faultOf(answer)).toBeUndefined()
      expect(JSON.stringify(await dumpDatabase(world.app.db))).toBe(before)
    }),
    { seed: SEED, numRuns: BODIES, endOnFailure: true },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(counts.taken).toBeGreaterThan(BODIES * 0.04)
  expect(counts.refused).toBeGreaterThan(BODIES * 0.4)
})
