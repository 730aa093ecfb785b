import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addProduct, addStore, createTestApp } from '../../support/apps/test-app.ts'
import { outcomes } from '../../support/calls/actors.ts'
import { calls, createWorld, dumpDatabase, liftLimits } from '../../support/calls/every-call.ts'
import { VOLUME } from '../../support/volume.ts'

const names = [
  "Aunt's bowl",
  '100% cotton',
  'red_blue',
  'red blue',
  'back\\slash',
  'a;b',
  'Plain',
  '"quoted"',
  '-- note',
  '(paren)',
  'x*y?z',
  '[set]',
]

const attempts = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  "\\'",
  ';',
  '--',
  '/*',
  '*/',
  '#',
  '%',
  '_',
  '%%',
  '%_',
  '\\%',
  '\\_',
  '[a-z]',
  '*',
  '?',
  "' or 1=1 --",
  "' or '1'='1",
  '" or ""="',
  "') or ('1'='1",
  "' or 1=1#",
  "' or 1=1/*",
  "admin'--",
  "1' or '1' = '1' /*",
  "'; drop table products; --",
  "'; delete from stores; --",
  "'; update users set role='admin'; --",
  "' union select * from users --",
  "' union all select null,null,null --",
  "' union select password_hash from users --",
  "' and 1=0 union select name from sqlite_master --",
  "' and (select count(*) from users) > 0 --",
  "' and substr((select email from users limit 1),1,1)='a",
  '1; select pg_sleep(5)',
  "'; waitfor delay '0:0:5' --",
  "' || (select email from users limit 1) || '",
  "'||'",
  '1=1',
  '0x27',
  'char(39)',
  '%27',
  '%2527',
  '\u02bc',
  '\uff07',
  '＇ or 1=1',
  "' group by 1 having 1=1 --",
  "' order by 99 --",
  "' limit 0 --",
  "x' glob '*",
  "' is not null --",
  "' between 'a' and 'z",
  "' in (select 1) --",
  "' like '%",
  "' escape '",
  "'; attach database 'x' as y; --",
  "'; pragma writable_schema=1; --",
  "' and randomblob(1000000000) --",
  "' and load_extension('x') --",
  '{{1+1}}',
  '$1',
  '?1',
  ':name',
  '@name',
  '$name',
  'null',
  'true',
  'NaN',
  'undefined',
  '[object Object]',
  '{"$ne":null}',
  '[$ne]',
  '1e309',
  '-1',
  "';",
  "';--",
  "'/*!50000or*/1=1 --",
  "'\nor\n1=1 --",
  "'\tor\t1=1 --",
].filter((text) => text.length <= 60)

const setUp = async () => {
  const app = await createTestApp()
  liftLimits(app)
  const { token } = await addStore(app, 'noor', { plan: 'paid' })
  for (const name of names) await addProduct(app, token, { name, category: name, description: `About ${name}` })
  const rival = await addStore(app, 'rival', { plan: 'paid' })
  await addProduct(app, rival.token, { name: 'Rival', category: 'Rival' })
  return { app, token }
}

const found = (body: { products: { name: string }[] }) => body.products.map((product) => product.name).sort()

test(`threat 33: ${attempts.length} strings in every filter are text and nothing else`, async () => {
  const { app, token } = await setUp()
  const before = await dumpDatabase(app.db)
  expect(attempts.length).toBeGreaterThanOrEqual(80)
  for (const text of attempts) {
    const value = encodeURIComponent(text)
    for (const [path, options] of [
      ['/products', { token }],
      ['/stores/noor', {}],
    ] as const) {
      const searched = await app.call('GET', `${path}?limit=100&search=${value}`, options)
      expect(searched.status, text).toBe(200)
      const wanted = text.trim().toLowerCase()
      expect(found(searched.body), text).toEqual(
        names.filter((name) => `about ${name}`.toLowerCase().includes(wanted)).sort(),
      )
      const inCategory = await app.call('GET', `${path}?limit=100&category=${value}`, options)
      expect(inCategory.status, text).toBe(200)
      expect(found(inCategory.body), text).toEqual(names.filter((name) => name === text))
      for (const filter of ['featured', 'page', 'limit']) {
        const refused = await app.call('GET', `${path}?${filter}=${value}`, options)
        if (refused.status !== 200) expect(refused.status, `${filter}=${text}`).toBe(422)
        else expect(found(refused.body).length).toBeLessThanOrEqual(names.length)
      }
    }
    for (const path of [
      `/products/${value}`,
      `/products/${value}/image-status`,
      `/orders/${value}`,
      `/stores/${value}`,
    ]) {
      expect([400, 404, 422], path).toContain((await app.call('GET', path, { token })).status)
    }
    expect((await app.call('GET', `/auth/verify?token=${value}`)).status).toBe(text.trim() ? 400 : 422)
    const event = {
      event_type: 'store_view',
      event_data: { store_slug: text.slice(0, 60), product_id: text.slice(0, 60) },
    }
    expect((await app.call('POST', '/analytics/track', { json: event })).status, text).toBe(404)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

test(`threat 33: ${attempts.length} strings in every filter and name of every other read give no failure and change nothing`, async () => {
  const { app, ids, tokens } = await createWorld()
  const before = await dumpDatabase(app.db)
  let asked = 0
  let turn = 0
  for (const [key, call] of Object.entries(calls)) {
    // Reads that leave a trace, such as an export in the audit log, have tests of their own.
    if (
      !key.startsWith('GET ') ||
      outcomes[key]?.includes('*') ||
      /^GET \/(products|stores\/\{|auth\/verify)/.test(key)
    )
      continue
    const [bare = ''] = call.path(ids).split('?')
    const options = call.as ? { token: tokens[call.as] } : {}
    const places = [
      ...Object.keys(call.query ?? {}).map((name) => (text: string) => `${bare}?${name}=${text}`),
      ...(call.unknownPath ? [call.unknownPath] : []),
      // Unknown parameters do not filter.
      (text: string) => `${bare}?order_by=${text}&${text}=1`,
    ]
    for (const place of places) {
      // Each place gets a share of the strings. SQLite and `npm run drill` send all of them to each.
      const share = onPostgres && VOLUME === 1 ? attempts.filter((_, index) => index % 8 === turn % 8) : attempts
      turn++
      for (const text of share) {
        const { status, body } = await app.call('GET', place(encodeURIComponent(text)), options)
        asked++
        expect([200, 400, 401, 404, 409, 422], `${key} ${text}: ${JSON.stringify(body)}`).toContain(status)
      }
    }
  }
  expect(asked).toBeGreaterThan(onPostgres && VOLUME === 1 ? 400 : 4_000)
  expect(JSON.stringify(await dumpDatabase(app.db)) === JSON.stringify(before)).toBe(true)
})

test('threat 33: what an admin searches for is text', async () => {
  const { app, tokens } = await createWorld()
  const users = await app.db.selectFrom('users').select('email').execute()
  const stores = await app.db.selectFrom('stores').select(['name', 'store_slug']).execute()
  for (const text of attempts) {
    const value = encodeURIComponent(text)
    const wanted = text.trim().toLowerCase()
    const found = await app.call('GET', `/admin/users?limit=100&search=${value}`, { token: tokens.admin })
    const digits = wanted.replace(/\D/g, '')
    // Numbers are searched for too.
    if (!/\d/.test(digits)) {
      expect(found.body.total, text).toBe(users.filter(({ email }) => email.includes(wanted)).length)
    }
    const shops = await app.call('GET', `/admin/stores?limit=100&search=${value}`, { token: tokens.admin })
    const matching = stores.filter(
      ({ name, store_slug }) => name.toLowerCase().includes(wanted) || store_slug.includes(wanted),
    )
    expect(shops.body.total, text).toBe(matching.length)
  }
})

/** A library's statements with their values apart, definitions that PostgreSQL gave, and literals of the baseline. */
const WITHOUT_INPUT = [
  'server/db/migrations/0001-baseline.ts',
  'server/db/move/references.ts',
  'server/http/shared-rate-limits.ts',
]

test('threat 33: no SQL statement is concatenated from text', () => {
  const files = globSync('{server,scripts}/**/*.ts')
  expect(files.length).toBeGreaterThan(200)
  const raw = files.filter((file) => /\bsql\.raw\b|\bCompiledQuery\.raw\b/.test(readFileSync(file, 'utf8')))
  expect(raw.toSorted()).toEqual(WITHOUT_INPUT)
})
