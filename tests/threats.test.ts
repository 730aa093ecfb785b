import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [...readFileSync('tests/THREATS.md', 'utf8').matchAll(/^\|\s+(\d+) \|.*\| (.*?)\s*\|$/gm)].map(
  ([, number = '', proof = '']) => ({
    number,
    files: [...proof.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file),
  }),
)

test('every test that the table of threats names is there', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 63 }, (_, index) => String(index + 1)))
  for (const { number, files } of rows) {
    for (const file of files) expect(existsSync(`tests/${file}`), `threat ${number}: ${file}`).toBe(true)
  }
})

test('every threat that a title names is in the table, with that test', () => {
  for (const path of globSync('tests/**/*.test.ts')) {
    const file = path.slice('tests/'.length)
    if (file === 'threats.test.ts') continue
    for (const [title] of readFileSync(path, 'utf8').matchAll(/'threats? \d+(?:(?:, | and )\d+)*:/g)) {
      for (const [number] of title.matchAll(/\d+/g)) {
        expect(rows.find((row) => row.number === number)?.files, `${file}: threat ${number}`).toContain(file)
      }
    }
  }
})
