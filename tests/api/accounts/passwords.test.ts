import { expect, test } from 'vitest'
import { PASSWORD_COST } from '#server/auth/password-cost.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { PASSWORD_COST as cheap } from '../../support/password-cost.ts'

test('a password costs at least what OWASP asks of Argon2id; tests pay less, and what was hashed at one cost opens at another', async () => {
  expect(PASSWORD_COST.memory).toBeGreaterThanOrEqual(19 * 1024)
  expect(PASSWORD_COST.passes).toBeGreaterThanOrEqual(2)
  expect(await hashPassword('bangles')).toContain(`$m=${cheap.memory},t=${cheap.passes},`)
  // Hash of «bangles» at full cost.
  const stored = '$argon2id$v=19$m=19456,t=2,p=1$+pH6uiN8V9Ed7238fh3j6g$KLqzUSqaOHlyxV9fSmbHGMfHoescyTwjt9oKAjV2m4s'
  expect(await verifyPassword('bangles', stored)).toBe(true)
  expect(await verifyPassword('shawls', stored)).toBe(false)
})
