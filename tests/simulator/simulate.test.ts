import { expect, test } from 'vitest'
import { onPostgres } from '../support/apps/dialect.ts'
import { EXPECTED } from './expected.ts'
import { simulate } from './simulate.ts'

const asked = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const FIRST = asked('SIMULATE_SEED', 1)
const SEEDS = asked('SIMULATE_SEEDS', onPostgres ? 1 : 4)
const STEPS = asked('SIMULATE_STEPS', onPostgres ? 150 : 250)
/** Steps after which everything in `EXPECTED` must have happened. */
const ENOUGH = 25_000

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${String(count).padStart(9)}  ${what}`)
    .join('\n')

test(`nothing is lost, doubled or left stale in ${SEEDS} × ${STEPS} random steps`, async () => {
  const counts = new Map<string, number>()
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    for (const [what, count] of await simulate(seed, STEPS)) counts.set(what, (counts.get(what) ?? 0) + count)
  }
  if (process.env.SIMULATE_SEEDS) console.log(table(counts))
  if (SEEDS * STEPS >= ENOUGH) expect(EXPECTED.filter((what) => !counts.has(what))).toEqual([])
})
