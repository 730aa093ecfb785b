import { expect, test } from 'vitest'
import { calls, createWorld, dumpDatabase } from '../../support/calls/every-call.ts'

/** Fields only the server may set: rights, owners, states and figures. */
const wishes = {
  id: '00000000-0000-7000-8000-00000000beef',
  user_id: 'wished-user',
  store_id: 'wished-store',
  owner: 'wished-owner',
  role: 'admin',
  is_admin: true,
  admin: 1,
  plan: 'paid',
  plan_expiry: '2099-01-01T00:00:00.000Z',
  allowed_layouts: ['luxury'],
  badges: ['verified', 'trusted'],
  referral_price: 1,
  referral_points: 100_000,
  verified: true,
  verified_at: '2026-01-01T00:00:00.000Z',
  password_hash: 'wished-hash',
  revision: 999_999,
  status: 'Delivered',
  order_id: 'WISHED0001',
  total: 1,
  product_price: 1,
  admin_notes: 'wished-notes',
  buyer_user_id: 'wished-buyer',
  slug: 'wished-slug',
  store_slug: 'wished-slug',
  created_at: '1999-01-01T00:00:00.000Z',
  updated_at: '1999-01-01T00:00:00.000Z',
  logo_image_id: 'wished-image',
  quantity: 999_999,
  token: 'wished-token',
  __proto__: null,
}

const wishingBody = (body: Record<string, unknown>, wishing: boolean) => {
  if (!wishing) return body
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    // Inside, the caller may choose a quantity or an id.
    return typeof value === 'object' && value !== null
      ? { ...wishes, ...(value as object), quantity: (value as { quantity?: number }).quantity }
      : value
  }
  const nested = Object.fromEntries(
    // Customisations refuse every unknown key; another test shows that.
    Object.entries(body).map(([name, value]) => [
      name,
      name === 'items' || name === 'event_data' ? inner(value) : value,
    ]),
  )
  return { ...wishes, ...nested }
}

/** Calls that take an image and no fields. */
const FILE_ALONE = [
  'POST /upload/image',
  'POST /stores/my/payment-methods/qr',
  'POST /products/import/preview',
  'POST /products/import',
]

/** Random values: hashes, codes, mails with codes, sealed values. */
const SECRET = /(?:^|_)hash$|^(?:html|text|qr|code|pairing_code)$/
const SEALED = /^v1\./

/** Replaces names that differ between runs by numbers, in order of appearance. */
const normalised = (dump: Record<string, unknown[]>): string => {
  const known = new Map<string, string>()
  const name = (found: string) => {
    if (!known.has(found)) known.set(found, `#${known.size}`)
    return known.get(found) ?? ''
  }
  return JSON.stringify(
    dump,
    (key, value) => (typeof value === 'string' && (SECRET.test(key) || SEALED.test(value)) ? name(value) : value),
    1,
  )
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, name)
    .replace(/("order_id": "|Joined (?:to|with) )([0-9A-HJKMNP-TV-Z]{10})/g, (_all, before, id) => before + name(id))
}

/** Returns the database after one call, and the answer. */
const after = async (key: string, wishing: boolean, type: 'json' | 'form') => {
  const world = await createWorld()
  const call = calls[key]
  if (!call) throw new Error(key)
  const fields = wishingBody(call.body?.(world.ids) ?? {}, wishing)
  const form = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const [method = ''] = key.split(' ')
  const query = wishing
    ? `?${new URLSearchParams({ user_id: 'wished-user', store_id: 'wished-store', role: 'admin' })}`
    : ''
  const { status } = await world.app.call(method, call.path(world.ids) + query, {
    ...(call.as ? { token: world.tokens[call.as] } : {}),
    ...(type === 'json' ? { json: fields } : { form }),
    headers: wishing ? { 'x-user-id': 'wished-user', 'x-role': 'admin', 'x-http-method-override': 'DELETE' } : {},
  })
  return { status, dump: normalised(await dumpDatabase(world.app.db)) }
}

const writes = Object.keys(calls).filter(
  (key) => calls[key]?.types && !FILE_ALONE.includes(key) && key !== 'POST /auth/login',
)

test.each(writes)('threat 18: %s: unknown keys change nothing, as JSON and as a form', async (key) => {
  for (const type of calls[key]?.types ?? []) {
    const plain = await after(key, false, type)
    expect(plain.status, type).toBeLessThan(300)
    const wished = await after(key, true, type)
    if (calls[key]?.strict) {
      expect(wished.status, type).toBe(422)
      expect(wished.dump, type).toBe(normalised(await dumpDatabase((await createWorld()).app.db)))
      continue
    }
    expect(wished.status, type).toBe(plain.status)
    expect(wished.dump, type).toBe(plain.dump)
    expect(wished.dump, type).not.toMatch(/wished|beef/i)
  }
})
