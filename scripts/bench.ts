import { Command, InvalidArgumentError, Option } from 'commander'
import { measureApi } from './bench/api.ts'
import { createDataFolder, fillStores } from './bench/data.ts'
import { measureGenerators } from './bench/generators.ts'
import { measureLatency } from './bench/latency.ts'
import { measureOrders } from './bench/orders.ts'
import { measureMemory, measurePages } from './bench/pages.ts'
import { measureRebuild, measureUnchanged, publishEverything } from './bench/rebuild.ts'
import { report, section, summary } from './bench/report.ts'
import { measureSizes } from './bench/sizes.ts'

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 100) throw new InvalidArgumentError('A whole number of at least 100.')
  return value
}

const { stores, full, only } = new Command('bench')
  .description(
    'Measures WhatsStore and prints each figure beside its target. Takes some minutes and, at 10,000 stores, 20 GB of disk.',
  )
  .option('--stores <n>', 'stores of the large measurements', count, 10_000)
  .option('--no-full', 'leaves out the rebuild with product pages')
  .addOption(new Option('--only <section>', 'only this section').choices(['api']))
  .parse()
  .opts<{ stores: number; full: boolean; only?: 'api' }>()

const measureAll = async (): Promise<void> => {
  section('Sizes')
  await measureSizes()

  section('Save → live')
  const medians: number[] = []
  for (const size of [100, 1000]) {
    const { config, discard } = createDataFolder()
    await fillStores(config, size)
    medians.push(await measureLatency(config, size))
    discard()
  }

  section(`Rebuild of ${stores.toLocaleString('en')} stores`)
  const listing = createDataFolder(2)
  await fillStores(listing.config, stores)
  await measureRebuild(listing.config, stores, 'home and category pages', ['home', 'category'])
  await measureUnchanged(listing.config)
  measureGenerators(stores)
  listing.discard()

  if (full) {
    section(`Rebuild of ${stores.toLocaleString('en')} stores with product pages`)
    const { config, discard } = createDataFolder(2)
    await fillStores(config, stores)
    await measureRebuild(config, stores, 'all pages')
    const single = { ...config, publishWorkers: 1 }
    const median = await measureLatency(single, stores)
    const ratio = median / (medians[0] ?? median)
    report(
      `save → live, ${stores.toLocaleString('en')} against 100 stores`,
      `${ratio.toFixed(2)}×`,
      '≤ 1.3×',
      ratio <= 1.3,
    )
    await measureMemory(single, stores)
    discard()
  }

  section('Orders and pages over HTTP')
  const small = createDataFolder()
  await fillStores(small.config, 100)
  // The first publication of all stores is not part of what is measured.
  await publishEverything(small.config)
  await measureOrders(small.config)
  await measurePages(small.config)
  small.discard()

  await measureLargePlatform()
}

const measureLargePlatform = async (): Promise<void> => {
  section('The API on a large platform')
  const { config, discard } = createDataFolder()
  await measureApi(config)
  discard()
}

await (only === 'api' ? measureLargePlatform() : measureAll())

process.exitCode = summary() ? 0 : 1
