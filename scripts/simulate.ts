import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError } from 'commander'

/**
 * Plays random histories of shops against the application, with kills, full disks and lost answers, and audits each
 * step. The same seed plays the same history.
 *
 *     npm run simulate -- --seeds 2000 --steps 500
 *     npm run simulate -- --seed 133                 one history again
 *     npm run simulate -- --seeds 200 --postgresql   two processes on PostgreSQL
 */
const positive = (text: string): string => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('A whole number of at least 1.')
  return text
}

const { seed, seeds, steps, postgresql } = new Command('simulate')
  .description('Plays random histories of shops and audits each step.')
  .option('--seed <n>', 'the first seed', positive, '1')
  .option('--seeds <n>', 'how many histories', positive, '1')
  .option('--steps <n>', 'how long each is', positive, '500')
  .option('--postgresql', 'on PostgreSQL instead of SQLite')
  .parse()
  .opts<{ seed: string; seeds: string; steps: string; postgresql?: true }>()

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const { status } = spawnSync(
  process.execPath,
  [
    path('../node_modules/vitest/vitest.mjs'),
    'run',
    '--disable-console-intercept',
    '--testTimeout=0',
    `--project=${postgresql ? 'postgresql' : 'in-process'}`,
    'tests/simulator',
  ],
  { stdio: 'inherit', env: { ...process.env, SIMULATE_SEED: seed, SIMULATE_SEEDS: seeds, SIMULATE_STEPS: steps } },
)
process.exit(status ?? 1)
