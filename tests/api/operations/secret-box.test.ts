import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSecret, secretBox, storedSecret } from '#server/ports/secret-box.ts'

test('opens sealed text with the same key and unchanged only; sealing twice differs', () => {
  const box = secretBox('k'.repeat(32))
  const sealed = box.seal('JazzCash 0300 1234567')
  expect(box.open(sealed)).toBe('JazzCash 0300 1234567')
  expect(box.seal('JazzCash 0300 1234567')).not.toBe(sealed)
  expect(sealed).not.toContain('JazzCash')
  expect(() => secretBox('l'.repeat(32)).open(sealed)).toThrow()
  const at = sealed.length - 4
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  expect(() => box.open(changed)).toThrow()
  expect(() => box.open('JazzCash 0300 1234567')).toThrow()
})

test('creates the key once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(storedSecret(folder)).toBeUndefined()
  const secret = makeSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(storedSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})
