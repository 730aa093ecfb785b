import { expect, test } from 'vitest'
import { newCode, newId } from '#server/db/ids.ts'

test('ids sort by the order in which they were made', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(5000)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
})

test('codes contain no letters that sound or look alike', () => {
  expect(newCode(2000)).toMatch(/^[0-9A-HJKMNP-TV-Z]{2000}$/)
})
