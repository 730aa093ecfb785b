import type { Logger } from 'pino'
import type { AuthDeps } from './auth/auth-deps.ts'
import type { Config } from './config/config.ts'
import type { Writes } from './db/write.ts'
import type { UploadTurns } from './http/upload-turns.ts'
import type { ImageProcess } from './image-process/image-process.ts'
import type { Backups } from './ports/backups.ts'
import type { CloudApi } from './ports/cloud-api.ts'
import type { DomainChecks } from './ports/domain-checks.ts'
import type { MediaStorage } from './ports/media/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Previews } from './ports/previews.ts'
import type { PushService } from './ports/push-service.ts'
import type { ShopFiles } from './ports/shop-files.ts'
import type { WhatsAppGateway, WhatsAppSimulator } from './ports/whatsapp.ts'

/** Dependencies of the application. */
export interface Deps extends AuthDeps {
  config: Config
  writes: Writes
  log: Logger
  metrics: Metrics
  media: MediaStorage
  uploads: UploadTurns
  imageProcess: ImageProcess
  backups: Backups
  /** State of pages published to an object store: `away` without it, `behind` without the database that lists them. */
  pagesState?: () => 'ok' | 'away' | 'behind'
  /** Checks a store's media for files that nothing uses any more. */
  mediaSweep: { add(storeId: string): void }
  /** Whether a publisher, of this or another process, has looked for jobs lately. */
  publisher: { alive(): boolean | Promise<boolean> }
  previews: Previews
  push: PushService
  shopFiles: ShopFiles
  cloud: CloudApi
  domains: DomainChecks
  whatsapp: WhatsAppGateway
  /** The gateway, if it is the simulator. Development calls play the phone. */
  whatsappSimulator?: WhatsAppSimulator
}
