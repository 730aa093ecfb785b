import type { Logger } from 'pino'
import type { AuthDeps } from './auth/auth-deps.ts'
import type { Config } from './config/config.ts'
import type { Writes } from './db/write.ts'
import type { UploadTurns } from './http/upload-turns.ts'
import type { ImageProcess } from './image-process/image-process.ts'
import type { Backups } from './ports/backups.ts'
import type { MediaStorage } from './ports/media/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Previews } from './ports/previews.ts'
import type { WhatsAppGateway, WhatsAppSimulator } from './ports/whatsapp.ts'

/** What the application needs from outside itself. */
export interface Deps extends AuthDeps {
  config: Config
  writes: Writes
  log: Logger
  metrics: Metrics
  media: MediaStorage
  uploads: UploadTurns
  imageProcess: ImageProcess
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
