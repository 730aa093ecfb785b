import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Argument, Command, InvalidArgumentError } from 'commander'

/**
 * Practises bad days at ten times the volume of `npm test`.
 *
 *     npm run drill                          everything, one after the other
 *     npm run drill -- kills --volume 25
 *     npm run drill -- soak --minutes 20
 */
const positive = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('A whole number of at least 1.')
  return value
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Runs a program to its end. Returns whether it succeeded. */
const run = (args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Some tests take ten minutes at this volume on a busy machine. */
const PATIENCE_SECONDS = '600'

interface Options {
  volume: number
  minutes: number
}

const test = ({ volume }: Options, files: string[], ...projects: string[]): boolean =>
  run(
    [path('../node_modules/vitest/vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name]), ...files],
    {
      TEST_VOLUME: String(volume),
      TEST_PATIENCE_SECONDS: PATIENCE_SECONDS,
    },
  )

const drills: Record<string, (options: Options) => boolean> = {
  /** Kills the server at random moments while sellers save, buyers order and an admin deletes. */
  kills: (options) => test(options, ['tests/faults/crash.test.ts'], 'processes'),
  /** Reads from, buys from and kills two web processes and two publishers on one PostgreSQL and one object store. */
  machines: (options) => test(options, ['tests/world'], 'postgresql'),
  /** Reads pages while they are published. */
  readers: (options) => test(options, ['tests/publish/readers.test.ts'], 'in-process'),
  /** Damaged pages, a lost database or key, a full disk, and the operator's repairs. */
  damage: (options) =>
    test(
      options,
      ['tests/faults', 'tests/publish/damaged-pages.test.ts', 'tests/publish/interrupted.test.ts'],
      'in-process',
      'processes',
    ),
  /** Every call by every wrong caller, and with every wrong value. */
  actors: (options) => test(options, ['tests/api/every-call'], 'in-process', 'postgresql'),
  /** Tries in every layout what `npm test` tries in a few: late fonts, large text, photos, hostile texts, orders. */
  layouts: (options) =>
    test(
      options,
      [
        'tests/layouts',
        'tests/publish/hostile-text.test.ts',
        ...['delivery', 'layout-test', 'parcel', 'private-page', 'shop', 'urdu', 'variants'].map(
          (name) => `tests/e2e/${name}.test.ts`,
        ),
      ],
      'browser',
    ),
  /** Floods a shop with orders, on both databases. */
  floods: (options) => test(options, ['tests/api/orders/order-threats.test.ts'], 'in-process', 'postgresql'),
  /** Stops under buyers who read and order; nobody is cut off. */
  stops: (options) => test(options, ['tests/faults/stop.test.ts'], 'processes'),
  /** Takes the mail server away for half a minute under orders; all mails come within a minute. */
  mail: () => run([path('./drill/mail-outage.ts')]),
  /** Uses up the file descriptors; no live page is a 404. */
  files: () => run([path('./drill/open-files.ts')]),
  /** Sends sixty expensive images at a time; other uploads wait only so long. */
  uploads: () => run([path('./drill/uploads.ts')]),
  /** A busy city for some minutes; memory has a bound. */
  soak: ({ minutes }) => run([path('./drill/soak.ts'), '--minutes', String(minutes)]),
}

const command = new Command('drill')
  .description('Practises the bad day: kills, damage, wrong callers, load.')
  .addArgument(new Argument('[drills...]', 'which; all of them unless said').choices(Object.keys(drills)))
  .option('--volume <n>', 'how many times the volume of npm test', positive, 10)
  .option('--minutes <n>', 'how long the load lasts', positive, 20)
  .parse()

const chosen = command.args.length > 0 ? command.args : Object.keys(drills)
const failed = chosen.filter((name) => !drills[name]?.(command.opts<Options>()))
console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : `held: ${chosen.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
