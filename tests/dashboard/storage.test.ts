import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { plural } from '#src/lib/plural.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is kept is read until it is removed', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  expect(readStored('localStorage', 'token')).toBe(null)
  expect(writeStored('localStorage', 'token', 'abc')).toBe(true)
  expect(readStored('localStorage', 'token')).toBe('abc')
  expect(writeStored('localStorage', 'token', null)).toBe(true)
  expect(kept.size).toBe(0)
})

test('a browser that keeps nothing is told, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(readStored('sessionStorage', 'draft')).toBe(null)
  expect(writeStored('sessionStorage', 'draft', 'x')).toBe(false)
})

test('a count is read with its word', () => {
  expect([0, 1, 2, 1250].map((count) => plural(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '1,250 orders',
  ])
})
