import type { Logger } from 'pino'
import type { Passwords } from './auth/password-queue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Writes } from './db/write.ts'
import type { Limits } from './http/limits.ts'
import type { UploadTurns } from './http/upload-turns.ts'
import type { ImageProcess } from './image-process/image-process.ts'
import type { ExportTickets } from './modules/account-export/export-tickets.ts'
import type { Backups } from './ports/backups.ts'
import type { Clock } from './ports/clock.ts'
import type { MediaStorage } from './ports/media/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Previews } from './ports/previews.ts'
import type { SecretBox } from './ports/secret-box.ts'
import type { WhatsAppGateway, WhatsAppSimulator } from './ports/whatsapp.ts'

/** What the application needs from outside itself. */
export interface Deps {
  config: Config
  /** For reading; what is written goes through `write(deps, …)`. */
  db: Db
  writes: Writes
  clock: Clock
  log: Logger
  metrics: Metrics
  media: MediaStorage
  limits: Limits
  uploads: UploadTurns
  exports: ExportTickets
  imageProcess: ImageProcess
  passwords: Passwords
  secrets: SecretBox
  backups: Backups
  /** How published pages stand where they are in an object store: `away` without it, `behind` without the database that says which they are. */
  pagesState?: () => 'ok' | 'away' | 'behind'
  /** Has a store's media looked through for what nothing uses any more. */
  mediaSweep: { add(storeId: string): void }
  /** Whether the publisher of this process, or of any other that does it for this one, has looked for jobs lately. */
  publisher: { alive(): boolean | Promise<boolean> }
  previews: Previews
  whatsapp: WhatsAppGateway
  /** The gateway again, where it is the simulator: development calls play the phone. */
  whatsappSimulator?: WhatsAppSimulator
}
