import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Db, openDatabase } from './db/database.ts'
import { lockDataFolder } from './db/folder-lock.ts'
import { migrateToLatest } from './db/migrate.ts'
import { createPrivateFile } from './db/private-files.ts'
import { assertDatabaseSound, explained } from './db/sound-database.ts'
import { beginRun, endRun, runningProcess } from './db/unclean-stop.ts'
import { assertSecretsOpen } from './maintenance/check-secrets.ts'
import { makeSecret, type SecretBox, secretBox, secretFile, storedSecret } from './ports/secret-box.ts'
import { StartRefused } from './start-refused.ts'

/** Where things are in the data folder. */
export const dataPaths = (config: Config) => ({
  database: join(config.dataDir, 'app.db'),
  media: join(config.dataDir, 'media'),
  mediaCache: join(config.dataDir, 'media-cache'),
  published: join(config.dataDir, 'published'),
  assets: join(config.dataDir, 'assets'),
  mail: join(config.dataDir, 'mail'),
  backups: join(config.dataDir, 'backups'),
  fonts: join(config.dataDir, 'fonts'),
})

/** Another process already publishes in this data folder. */
export class DataFolderInUse extends StartRefused {}

/** Opens the data folder for this process alone, with what is in it. Throws `StartRefused`. */
export const openDataFolder = async (config: Config) => {
  mkdirSync(config.dataDir, { recursive: true })
  const lock = lockDataFolder(config.dataDir)
  if (!lock) {
    const id = runningProcess(config.dataDir)
    throw new DataFolderInUse(
      `DATA_DIR ${config.dataDir} is in use by another WhatsStore process${id ? `, ${id}` : ''}.`,
    )
  }
  const unclean = beginRun(config.dataDir)
  const data = await openData(config, unclean).catch((error) => {
    // What was unclean stays so: nothing was put in order.
    if (!unclean) endRun(config.dataDir)
    lock.release()
    throw error
  })
  return { lock, unclean, ...data }
}

/** The database, brought to the newest schema, and the key of what is sealed in it. Throws `StartRefused`. */
const openData = async (config: Config, unclean: boolean): Promise<{ db: Db; secrets: SecretBox }> => {
  const paths = dataPaths(config)
  assertDatabaseSound(paths, { thorough: unclean })
  let db: Db | undefined
  try {
    createPrivateFile(paths.database)
    db = openDatabase(paths.database)
    await migrateToLatest(db)
    const secret = config.secretKey ?? storedSecret(config.dataDir)
    await assertSecretsOpen(db, secret === undefined ? undefined : secretBox(secret), secretFile(config.dataDir))
    return { db, secrets: secretBox(secret ?? makeSecret(config.dataDir)) }
  } catch (error) {
    await db?.destroy()
    throw explained(paths, error)
  }
}
