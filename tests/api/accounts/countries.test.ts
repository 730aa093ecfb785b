import { expect, test } from 'vitest'
import { createTestApp } from '../../support/apps/test-app.ts'

test('country codes: all countries, Pakistan first, flags as emoji', async () => {
  const app = await createTestApp()
  const { body } = await app.call('GET', '/country-codes')
  expect(body.country_codes[0]).toEqual({ code: '+92', country: 'Pakistan', flag: '🇵🇰' })
  expect(body.country_codes).toContainEqual({ code: '+971', country: 'United Arab Emirates', flag: '🇦🇪' })
  expect(body.country_codes.length).toBeGreaterThan(200)
  for (const { code, country, flag } of body.country_codes) {
    expect(code).toMatch(/^\+\d{1,4}$/)
    expect(country).toMatch(/^\p{L}.{2,}/u)
    expect(flag).toMatch(/^\p{Regional_Indicator}{2}$/u)
  }
  const countries = body.country_codes.map((entry: { country: string }) => entry.country)
  expect(new Set(countries).size).toBe(countries.length)
})

test('finds the country by address, and Pakistan when it is unknown', async () => {
  const app = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const geo = async (address?: string, forwarded?: string) =>
    (
      await app.call('GET', '/geo', {
        ...(address ? { address } : {}),
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      })
    ).body
  expect(await geo('8.8.8.8')).toEqual({ country_code: 'US', country: 'United States' })
  expect(await geo('39.32.0.1')).toEqual({ country_code: 'PK', country: 'Pakistan' })
  expect((await geo('2001:4860:4860::8888')).country_code).toBe('US')
  expect((await geo('::ffff:8.8.8.8')).country_code).toBe('US')
  for (const nowhere of [
    '10.0.0.1',
    '192.168.1.1',
    '172.16.5.5',
    '203.0.113.9',
    '2001:db8::1',
    '127.0.0.1',
    '::1',
    'fe80::1',
    undefined,
  ]) {
    expect((await geo(nowhere)).country_code).toBe('PK')
  }
  expect((await geo('127.0.0.1', '8.8.8.8')).country_code).toBe('US')
  expect((await geo('39.32.0.1', '8.8.8.8')).country_code).toBe('PK')
})
