import { layouts } from '#layouts/registry.ts'
import type { Config } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { type PublishTools, prepareVersion } from '#server/publish/pages/publish-store.ts'
import { loadRenderer } from '#server/publish/pages/renderer.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { insertStores } from './data.ts'
import { milliseconds, note, percentile, report, times } from './report.ts'

const ROUNDS = 40
/** Largest difference from `default`, as a share. */
const MAX_DISTANCE = 0.15

/** Chooses a layout for each store. Returns the stores' ids by layout. */
const chooseLayouts = async (db: Db): Promise<Map<string, string>> => {
  const ids = [...layouts.keys()]
  await db
    .updateTable('users')
    .set({ allowed_layouts: JSON.stringify(ids) as never })
    .execute()
  const stores = await db.selectFrom('stores').select(['id', 'updated_at']).limit(ids.length).execute()
  const rows = stores.map(({ id, updated_at }, index) => ({
    store_id: id,
    layout: ids[index] ?? '',
    customizations: '{}',
    config: '{}',
    updated_at,
  }))
  await db.insertInto('layout_configs').values(rows).execute()
  return new Map(rows.map(({ layout, store_id }) => [layout, store_id]))
}

/** Renders all pages of a store in each layout and in `default`, round by round, so that both meet the same load. */
export const measureLayouts = async (config: Config): Promise<void> => {
  await insertStores(config, layouts.size)
  const paths = dataPaths(config)
  const db = openDatabase(paths.database)
  const stores = [...(await chooseLayouts(db))]
  const folder = new PublishedFolder(paths.published)
  const tools: PublishTools = {
    db,
    versions: folderVersions(folder),
    render: await loadRenderer(),
    renderer: 'measured',
    site: { storesOrigin: config.storesOrigin, apiOrigin: '' },
    paidLayouts: config.paidLayouts,
  }
  const now = new Date()
  const rounds: Map<string, number>[] = []
  while (rounds.length < ROUNDS) {
    const round = new Map<string, number>()
    // Layouts take turns at beginning a round: later ones meet warmer memory.
    const turn = rounds.length % stores.length
    for (const [layout, storeId] of [...stores.slice(turn), ...stores.slice(0, turn)]) {
      const started = performance.now()
      const { kind } = await prepareVersion(tools, storeId, { now, force: true })
      round.set(layout, performance.now() - started)
      if (kind !== 'ready') throw new Error(`the store in ${layout} was not published`)
      folder.removeSite(storeId)
    }
    rounds.push(round)
  }
  await db.destroy()

  const usual = (of: (round: Map<string, number>) => number) => percentile(rounds.map(of), 0.5)
  const took = (round: Map<string, number>, layout: string) => round.get(layout) ?? Number.NaN
  note('yardstick: all pages of a store in default', milliseconds(usual((round) => took(round, 'default'))))
  for (const layout of layouts.keys()) {
    if (layout === 'default') continue
    const ratio = usual((round) => took(round, layout) / took(round, 'default'))
    report(`the same in ${layout}`, times(ratio), '1.00× ± 15 %', Math.abs(ratio - 1) <= MAX_DISTANCE)
  }
}
