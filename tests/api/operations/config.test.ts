import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { getConfig } from '#server/config/config.ts'
import { environment } from '#server/config/environment.ts'

const wrong: Record<string, string[]> = {
  PORT: ['abc', '-1', '65536', '1.5'],
  PUBLIC_ORIGIN: ['shop.example', 'ftp://shop.example', 'https://shop.example/path'],
  STORES_ORIGIN: ['javascript:alert(1)'],
  DATABASE_URL: ['mysql://user:password@db.example/shop'],
  SMTP_URL: ['http://user:password@mail.example'],
  SECRET_KEY: ['password'],
  MAIL_FROM: ['nobody'],
  ADMIN_EMAIL: ['nobody'],
  PUBLISH_WORKERS: ['0', '1.5', 'many'],
  PAID_PRODUCT_LIMIT: ['none', '0'],
  PAID_LAYOUTS: ['none', 'premium,luxury', 'default,premum', 'default,,luxury', 'all,default'],
  POINT_RUPEES: ['much', '0', '1001'],
  LOG_LEVEL: ['loud'],
  SEED_DEMO: ['yes'],
  METRICS_TOKEN: ['password'],
  TRUSTED_PROXIES: ['everybody'],
  WHATSAPP: ['yes'],
  OPERATOR_WHATSAPP: ['nobody'],
}

test.each(Object.entries(wrong))('refuses a wrong %s with one sentence that names it', (name, values) => {
  for (const value of values) {
    const refuse = () => getConfig({ [name]: value })
    // A refused secret is still secret, so it is not shown.
    const shown = /DATABASE_URL|SMTP_URL|SECRET_KEY|METRICS_TOKEN/.test(name) ? '' : `: "${value}"`
    expect(refuse, value).toThrow(`${name} is wrong${shown}. It must be `)
    expect(refuse, value).not.toThrow(/undefined|Invalid|\n/)
    if (value === 'password') expect(refuse).not.toThrow(value)
  }
})

test('reads the layouts of the paid plan: a list, or all', () => {
  expect(getConfig({}).paidLayouts).toEqual(['default', 'premium', 'luxury'])
  expect(getConfig({ PAID_LAYOUTS: 'default, boba-fusion,default' }).paidLayouts).toEqual(['default', 'boba-fusion'])
  expect(getConfig({ PAID_LAYOUTS: 'all' }).paidLayouts).toEqual([...layouts.keys()])
})

test('refuses trusted proxies that are no addresses or networks', () => {
  expect(getConfig({}).trustedProxies).toEqual([])
  expect(getConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['everybody', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8x']) {
    expect(() => getConfig({ TRUSTED_PROXIES: wrong })).toThrow(/^TRUSTED_PROXIES is wrong/)
  }
})

test('a secret that is refused is not shown', () => {
  expect(() => getConfig({ SECRET_KEY: 'too short' })).toThrow(
    'SECRET_KEY is wrong. It must be at least 32 characters.',
  )
  for (const token of ['short-one', 'a token with spaces in it', 'a-token-with-ümlauts']) {
    expect(() => getConfig({ METRICS_TOKEN: token })).toThrow(
      'METRICS_TOKEN is wrong. It must be at least 16 printable ASCII characters without spaces.',
    )
  }
})

test("pages for development exist on a machine of one's own only", () => {
  expect(getConfig({}).development).toBe(true)
  expect(getConfig({ NODE_ENV: 'production' }).development).toBe(false)
  expect(getConfig({ PUBLIC_ORIGIN: 'https://localhost.evil.example' }).development).toBe(false)
})

const OBJECT_STORE = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'shop',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'a/secret+key=',
}

test('an object store has an address, a bucket, a region and two keys, or there is none', () => {
  expect(getConfig({}).objectStore).toBeUndefined()
  expect(getConfig(OBJECT_STORE).objectStore).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'shop',
    region: 'eu-central-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'a/secret+key=',
  })
  expect(() => getConfig({ ...OBJECT_STORE, S3_REGION: '', S3_BUCKET: undefined })).toThrow(
    'S3_BUCKET and S3_REGION are missing. An object store needs all five: S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
  )
  expect(() => getConfig({ S3_ENDPOINT: OBJECT_STORE.S3_ENDPOINT, S3_BUCKET: OBJECT_STORE.S3_BUCKET })).toThrow(
    'S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing.',
  )
  expect(() => getConfig({ ...OBJECT_STORE, S3_SECRET_ACCESS_KEY: 'two words' })).toThrow(
    'S3_SECRET_ACCESS_KEY is wrong. It must be a key as the object store gave it, without spaces.',
  )
  for (const wrong of ['s3.example.com', 'ftp://s3.example.com', 'https://key:secret@s3.example.com']) {
    expect(() => getConfig({ ...OBJECT_STORE, S3_ENDPOINT: wrong })).toThrow(/^S3_ENDPOINT is wrong/)
  }
})

test('a CDN is called at an address without a password in it, with a token or without', () => {
  const url = 'https://api.cdn.example/zones/1/purge_cache'
  expect(getConfig({}).cdn).toBeUndefined()
  expect(getConfig({ PURGE_URL: url }).cdn).toEqual({ url, token: undefined })
  expect(getConfig({ PURGE_URL: url, PURGE_TOKEN: 'purge-token' }).cdn).toEqual({ url, token: 'purge-token' })
  for (const wrong of ['cdn.example/purge', 'ftp://cdn.example', 'https://operator:password@cdn.example']) {
    expect(() => getConfig({ PURGE_URL: wrong })).toThrow(
      'PURGE_URL is wrong. It must be an address such as https://cdn.example.com/purge.',
    )
  }
  expect(() => getConfig({ PURGE_URL: url, PURGE_TOKEN: 'two words' })).toThrow(/^PURGE_TOKEN is wrong\. /)
  expect(() => getConfig({ PURGE_TOKEN: 'purge-token' })).toThrow('PURGE_TOKEN goes with PURGE_URL, which is missing.')
})

test('one of several processes does not start without what all share, and says what that is', () => {
  const shared = {
    ...OBJECT_STORE,
    DATABASE_URL: 'postgres://shop@db.example/whatsstore',
    PUBLIC_ORIGIN: 'https://shop.example',
    SECRET_KEY: 'a key that all processes have, of 32 characters or more',
  }
  expect(getConfig({}).role).toBe('all')
  expect(getConfig({ ...shared, ROLE: 'web' }).role).toBe('web')
  expect(getConfig({ ...shared, ROLE: 'publisher' }).role).toBe('publisher')
  expect(() => getConfig({ ROLE: 'everything' })).toThrow(
    'ROLE is wrong: "everything". It must be all, web or publisher.',
  )
  expect(() => getConfig({ ...shared, ROLE: 'web', DATABASE_URL: '', SECRET_KEY: '' })).toThrow(
    'ROLE=web needs DATABASE_URL, SECRET_KEY: what all processes share, the same for each of them.',
  )
  expect(() => getConfig({ ROLE: 'publisher', ...OBJECT_STORE, S3_BUCKET: undefined })).toThrow(
    'ROLE=publisher needs DATABASE_URL, PUBLIC_ORIGIN, SECRET_KEY, S3_BUCKET: what all processes share, the same for each of them.',
  )
})

test('the manual has a row for every variable that the server reads, and no other', () => {
  const manual = readFileSync('scripts/deploy/configuration.md', 'utf8')
  const named = [...manual.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
  )
  expect(named.sort()).toEqual(Object.keys(environment.shape).sort())
})
