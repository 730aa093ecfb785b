/**
 * Prints the slowest test files and folders of the last run, from `test-results/vitest.json`.
 *
 *     node scripts/slowest-tests.mjs
 */
import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const SHOWN = 20

const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync('test-results/vitest.json', 'utf8'))

/** Sums seconds and tests by a name. A file that runs on two databases counts twice. */
const sumBy = (nameOf) => {
  const sums = new Map()
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const key = nameOf(relative(process.cwd(), name))
    const { seconds, tests } = sums.get(key) ?? { seconds: 0, tests: 0 }
    sums.set(key, { seconds: seconds + (endTime - startTime) / 1000, tests: tests + assertionResults.length })
  }
  return [...sums].sort(([, a], [, b]) => b.seconds - a.seconds)
}

const print = (title, sums) => {
  console.log(`\n${title}`)
  for (const [name, { seconds, tests }] of sums.slice(0, SHOWN)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(5)}  ${name}`)
  }
}

if (testResults.length > 1) {
  print(
    'Slowest files (seconds, tests)',
    sumBy((file) => file),
  )
  print('Slowest folders (seconds, tests)', sumBy(dirname))
}
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`)
