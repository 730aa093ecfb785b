import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Argument, Command, InvalidArgumentError } from 'commander'

/**
 * Practises the bad day, longer than `npm test` has time for.
 *
 *     npm run drill                          everything, one after the other
 *     npm run drill -- kills --kills 200
 *     npm run drill -- soak --minutes 20
 */
const positive = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('A whole number of at least 1.')
  return value
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Runs a program to its end. Returns whether it was content. */
const run = (args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const test = (files: string[], env?: Record<string, string>, project = 'sqlite'): boolean =>
  run([path('../node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...files], env)

interface Options {
  kills: number
  minutes: number
}

const drills: Record<string, (options: Options) => boolean> = {
  /** The server is killed at random moments while sellers save, buyers order and an admin deletes. */
  kills: ({ kills }) => test(['tests/faults/crash.test.ts'], { DRILL_KILLS: String(kills) }),
  /** Two web processes and two publishers on one PostgreSQL and one object store, read, bought from and killed. */
  machines: ({ kills }) =>
    test(
      ['tests/world'],
      // Some ten minutes each on a busy machine, where `npm test` ends a test that waits for ever.
      {
        DRILL_READS: '20000',
        DRILL_PUBLISHES: '300',
        DRILL_WORLD_KILLS: String(kills),
        TEST_PATIENCE_SECONDS: '600',
      },
      'postgresql',
    ),
  /** Damaged pages, a lost database or key, a full disk, what operators do afterwards. */
  damage: () => test(['tests/faults', 'tests/publish/damaged-pages.test.ts', 'tests/publish/interrupted.test.ts']),
  /** Every call by every wrong caller, and with every wrong value. */
  actors: () => test(['tests/api/every-call']),
  /** Sixty dear images at a time; what others wait for has a bound. */
  uploads: () => run([path('./drill/uploads.ts')]),
  /** A busy city for some minutes; memory has a bound. */
  soak: ({ minutes }) => run([path('./drill/soak.ts'), '--minutes', String(minutes)]),
}

const command = new Command('drill')
  .description('Practises the bad day: kills, damage, wrong callers, load.')
  .addArgument(new Argument('[drills...]', 'which; all of them unless said').choices(Object.keys(drills)))
  .option('--kills <n>', 'how often the server is killed', positive, 60)
  .option('--minutes <n>', 'how long the load lasts', positive, 20)
  .parse()

const chosen = command.args.length > 0 ? command.args : Object.keys(drills)
const failed = chosen.filter((name) => !drills[name]?.(command.opts<Options>()))
console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : `held: ${chosen.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
