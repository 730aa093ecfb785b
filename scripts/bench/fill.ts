import { getConfig } from '#server/config/config.ts'
import { insertStores } from './data.ts'

const [dataDir = '', count = ''] = process.argv.slice(2)
await insertStores(getConfig({ DATA_DIR: dataDir }), Number(count))
