import { Command, InvalidArgumentError } from 'commander'
import { ConfigError, getConfig } from '#server/config/config.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { rebuild } from './rebuild/rebuild.ts'

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('A whole number of at least 1.')
  return value
}

const command = new Command('rebuild')
  .description('Publishes stores anew. Yields to what sellers save meanwhile.')
  .option('--all', 'every store: those whose pages are not what they should be are published')
  .option('--store <slug>', 'one store')
  .option('--stale', 'stores whose data or renderer changed since they were published')
  .option(
    '--verify',
    'every file of every store is held against what was written; damaged and stale stores are published',
  )
  .option('--force', 'render every page of the chosen stores, whatever its hash says')
  .option('--workers <n>', 'publishing threads', count)
  .option('--dry-run', 'only list what would be published')
  .parse()

const options = command.opts<{
  all?: true
  store?: string
  stale?: true
  verify?: true
  force?: true
  workers?: number
  dryRun?: true
}>()
if ([options.all, options.store, options.stale, options.verify].filter(Boolean).length !== 1) {
  command.error('Choose one of --all, --store <slug>, --stale or --verify.')
}

try {
  const config = getConfig(process.env)
  process.exitCode = await rebuild({
    config: options.workers ? { ...config, publishWorkers: options.workers } : config,
    choice: options.store ? { slug: options.store } : options.all ? 'all' : options.verify ? 'verify' : 'stale',
    force: options.force ?? false,
    dryRun: options.dryRun ?? false,
    print: (line) => console.log(line),
  })
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
