import { openDatabase } from '#server/db/database.ts'
import { prepareVersion } from '#server/publish/publish-store.ts'
import { PublishedFolder } from '#server/publish/published-folder.ts'
import { loadRenderer } from '#server/publish/renderer.ts'
import { dataPaths } from '#server/services.ts'
import { createDataFolder, fillStores } from './bench/data.ts'

const { config, discard } = createDataFolder(1)
await fillStores(config, 150)
const paths = dataPaths(config)
const db = openDatabase(paths.database, { readonly: true })
const tools = {
  db,
  folder: new PublishedFolder(paths.published),
  render: await loadRenderer(),
  renderer: 'x',
  site: { storesOrigin: 'http://x', apiOrigin: '', year: 2026, only: ['home', 'category'] as any },
}
const ids = (await db.selectFrom('stores').select('id').execute()).map((r) => r.id)
const c0 = process.cpuUsage()
const t = performance.now()
let pages = 0
for (const id of ids) {
  const r = await prepareVersion(tools as any, id, { now: new Date(), force: false })
  if (r.kind === 'ready') pages += r.rendered
  else console.log(r)
}
const c = process.cpuUsage(c0)
console.log(
  pages,
  'pages',
  ((performance.now() - t) / pages).toFixed(2),
  'ms wall',
  (c.user / 1000 / pages).toFixed(2),
  'user',
  (c.system / 1000 / pages).toFixed(2),
  'sys per page',
)
discard()
