import { getConfig } from '#server/config/config.ts'
import { publishEverything } from './publish-everything.ts'

const [dataDir = ''] = process.argv.slice(2)
const config = getConfig({ DATA_DIR: dataDir, PUBLISH_WORKERS: '2', LOG_LEVEL: 'silent', SEED_DEMO: '0' })
console.log(JSON.stringify(await publishEverything(config)))
