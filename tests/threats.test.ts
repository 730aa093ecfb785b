import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('tests/THREATS.md', 'utf8')
const rows = [...text.matchAll(/^\|\s+(\d+) \|.*\| (.*?)\s*\|$/gm)].map(([, number = '', proof = '']) => ({
  number,
  files: [...proof.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file),
}))

test('every test that the table of threats names is there', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 90 }, (_, index) => String(index + 1)))
  for (const { number, files } of rows) {
    for (const file of files) expect(existsSync(`tests/${file}`), `threat ${number}: ${file}`).toBe(true)
  }
  const [, holders = ''] = text.split('## Whoever has something of an account')
  const proofs = [...holders.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file)
  expect(proofs.length).toBeGreaterThanOrEqual(7)
  for (const file of proofs) expect(existsSync(`tests/${file}`), file).toBe(true)
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

test('every test that a promise of the README names is there', () => {
  const table = /## Promises[^\n]*\n(.*?)(?=\n## |$)/s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const promises = table.split('\n').filter((line) => /^\| (?!promise|-)/.test(line))
  expect(promises.length).toBeGreaterThanOrEqual(14)
  for (const promise of promises) {
    const named = [...promise.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path)
    expect(named, promise).not.toEqual([])
    for (const path of named) expect(globSync(path), `${promise}: ${path}`).not.toEqual([])
  }
})
