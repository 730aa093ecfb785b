import { Command, InvalidArgumentError, Option } from 'commander'
import { measureAdmin } from './bench/admin.ts'
import { measureApi } from './bench/api.ts'
import { measureDashboard } from './bench/dashboard.ts'
import { createDataFolder, fillStores } from './bench/data.ts'
import { measureGenerators } from './bench/generators.ts'
import { measureLatency } from './bench/latency.ts'
import { measureOrders } from './bench/orders.ts'
import { measureMemory, measurePages } from './bench/pages.ts'
import { publishEverything } from './bench/publish-everything.ts'
import { measureRebuild, measureUnchanged } from './bench/rebuild.ts'
import { report, section, summary } from './bench/report.ts'
import { measureSizes } from './bench/sizes.ts'

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 100) throw new InvalidArgumentError('A whole number of at least 100.')
  return value
}

const latencyAmong = async (size: number): Promise<number> => {
  const { config, discard } = createDataFolder()
  fillStores(config, size)
  const median = await measureLatency(config, size)
  discard()
  return median
}

/** A data folder whose stores are published: their first publication is not part of what is measured. */
const publishedFolder = async (size: number) => {
  const folder = createDataFolder()
  fillStores(folder.config, size)
  await publishEverything(folder.config)
  return folder
}

/** What is measured, by the name that `--only` takes, in this order. */
const sections: Record<string, (stores: number) => Promise<void>> = {
  sizes: async () => {
    section('Sizes')
    await measureSizes()
  },
  latency: async () => {
    section('Save → live')
    for (const size of [100, 1000]) await latencyAmong(size)
  },
  listings: async (stores) => {
    section(`Rebuild of ${stores.toLocaleString('en')} stores`)
    const { config, discard } = createDataFolder(2)
    fillStores(config, stores)
    measureRebuild(config, stores, 'home and category pages', ['home', 'category'])
    await measureUnchanged(config)
    measureGenerators(stores)
    discard()
  },
  pages: async (stores) => {
    section(`Rebuild of ${stores.toLocaleString('en')} stores with product pages`)
    const { config, discard } = createDataFolder(2)
    fillStores(config, stores)
    measureRebuild(config, stores, 'all pages')
    const single = { ...config, publishWorkers: 1 }
    const ratio = (await measureLatency(single, stores)) / (await latencyAmong(100))
    const name = `save → live, ${stores.toLocaleString('en')} against 100 stores`
    report(name, `${ratio.toFixed(2)}×`, '≤ 1.3×', ratio <= 1.3)
    await measureMemory(single, stores)
    discard()
  },
  http: async () => {
    section('Orders and pages over HTTP')
    const { config, discard } = await publishedFolder(100)
    await measureOrders(config)
    await measurePages(config)
    discard()
  },
  api: async () => {
    section('The API on a large platform')
    const { config, discard } = createDataFolder()
    await measureApi(config)
    discard()
  },
  admin: async () => {
    section('The Admin Control Panel on a large platform')
    const { config, discard } = createDataFolder()
    await measureAdmin(config)
    discard()
  },
  dashboard: async () => {
    section('Screens on a phone')
    const { config, discard } = await publishedFolder(2)
    await measureDashboard(config)
    discard()
  },
}

const { stores, only } = new Command('bench')
  .description(
    'Measures WhatsStore and prints each figure beside its target. Takes some 20 minutes and, at 10,000 stores, 20 GB of disk.',
  )
  .option('--stores <n>', 'stores of the large measurements', count, 10_000)
  .addOption(new Option('--only <sections...>', 'only these').choices(Object.keys(sections)))
  .parse()
  .opts<{ stores: number; only?: string[] }>()

for (const [name, measure] of Object.entries(sections)) if (!only || only.includes(name)) await measure(stores)

process.exitCode = summary() ? 0 : 1
