import { expect, test } from 'vitest'
import { getConfig } from '#server/config.ts'

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
