import { layoutConfig } from '#contract/stores/stores.ts'
import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import type { Db } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { versionRights } from './version-rights.ts'

const values = jsonColumn(layoutConfig.shape.customizations, {})
const shownBy = jsonColumn(versionRights.nullable(), null)

/** Returns the designs of live versions in these layouts published after `since`, and when they were saved. */
export const liveDesigns = async (db: Db, layouts: readonly string[], since: string) => {
  const rows = await db
    .selectFrom('layout_configs')
    .innerJoin('publications', 'publications.store_id', 'layout_configs.store_id')
    .select([
      'layout_configs.store_id',
      'layout_configs.layout',
      'layout_configs.customizations',
      'layout_configs.config',
      'layout_configs.updated_at',
      'publications.published_at',
      'publications.shows',
    ])
    .where('layout_configs.layout', 'in', layouts)
    .where('publications.live', '=', 1)
    .where('publications.published_at', '>=', since)
    .execute()
  return rows
    .filter(({ layout, shows }) => shows !== null && shownBy(shows)?.layout === layout)
    .map(({ customizations, config, shows: _, ...row }) => ({
      ...row,
      values: storedValues({ customizations: values(customizations), config: values(config) }),
    }))
}
