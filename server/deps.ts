import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Limits } from './http/limits.ts'
import type { Backups } from './ports/backups.ts'
import type { Clock } from './ports/clock.ts'
import type { MediaStorage } from './ports/media-storage.ts'
import type { SecretBox } from './ports/secret-box.ts'

/** Someone who works after a commit and is told that there may be work. */
export interface Worker {
  wake(): void
}

/** What the application needs from outside itself. */
export interface Deps {
  config: Config
  db: Db
  clock: Clock
  log: Logger
  media: MediaStorage
  limits: Limits
  secrets: SecretBox
  backups: Backups
  publisher: Worker
  images: Worker
  mail: Worker
}
