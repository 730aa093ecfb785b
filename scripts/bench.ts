import { Command, InvalidArgumentError, Option } from 'commander'
import { measureAdmin } from './bench/admin.ts'
import { measureApi } from './bench/api.ts'
import { measureBuyer } from './bench/buyer.ts'
import { measureDashboard } from './bench/dashboard.ts'
import { createDataFolder, fillStores } from './bench/data.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureSaveToLive } from './bench/latency.ts'
import { measureLayouts } from './bench/layouts.ts'
import { measureMachines } from './bench/machines.ts'
import { measureManyProducts } from './bench/many-products.ts'
import { measureOrders } from './bench/orders.ts'
import { measurePages } from './bench/pages.ts'
import { publishEverything } from './bench/publish-everything.ts'
import { measureQuiet } from './bench/quiet.ts'
import { measureRebuild, measureUnchanged } from './bench/rebuild.ts'
import { section, summary } from './bench/report.ts'
import { measureSizes } from './bench/sizes.ts'

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 100) throw new InvalidArgumentError('A whole number of at least 100.')
  return value
}

/** A data folder with published stores, so first publications are not measured. */
const publishedFolder = async (size: number) => {
  const folder = createDataFolder()
  fillStores(folder.config, size)
  await publishEverything(folder.config)
  return folder
}

/** Sections in order, by name for `--only`. */
const sections: Record<string, (stores: number) => Promise<void>> = {
  sizes: async () => {
    section('Sizes')
    await measureSizes()
  },
  rebuild: async (stores) => {
    section(`Rebuild of ${stores.toLocaleString('en')} stores, all pages`)
    const few = await publishedFolder(100)
    const many = createDataFolder()
    fillStores(many.config, stores)
    await measureRebuild(many.config, stores, few.config)
    await measureUnchanged(many.config)
    section('Save → live')
    await measureSaveToLive(few.config, many.config, stores)
    few.discard()
    section('A server at rest')
    await measureQuiet(many.config, stores)
    many.discard()
  },
  layouts: async () => {
    section('Publishing in each layout')
    const { config, discard } = createDataFolder()
    await measureLayouts(config)
    discard()
  },
  products: async () => {
    section('Shops with many products')
    const { config, discard } = createDataFolder(2)
    await measureManyProducts(config)
    discard()
  },
  growth: async () => {
    section('Growth')
    await measureGrowth()
  },
  http: async () => {
    section('Orders and pages over HTTP')
    const { config, discard } = await publishedFolder(100)
    await measureOrders(config)
    await measurePages(config)
    discard()
  },
  machines: async () => {
    section('One process and several, on this machine')
    await measureMachines()
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
  buyer: async () => {
    section('A buyer on a slow phone')
    const { config, discard } = createDataFolder()
    await measureBuyer(config)
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
    'Measures WhatsStore and prints each figure beside its target. Takes at most 20 minutes and, at 10,000 stores, 20 GB of disk. Hugo and nginx are measured with it where they are installed.',
  )
  .option('--stores <n>', 'stores of the large measurements', count, 10_000)
  .addOption(new Option('--only <sections...>', 'only these').choices(Object.keys(sections)))
  .parse()
  .opts<{ stores: number; only?: string[] }>()

for (const [name, measure] of Object.entries(sections)) if (!only || only.includes(name)) await measure(stores)

process.exitCode = summary() ? 0 : 1
