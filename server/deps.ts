import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { GroupCommit } from './db/group-commit.ts'
import type { Limits } from './http/limits.ts'
import type { PreviewShelf } from './modules/previews/preview-cache.ts'
import type { PreviewPage, PreviewRequest } from './modules/previews/preview-request.ts'
import type { WhatsAppSimulator } from './modules/whatsapp/simulator.ts'
import type { Backups } from './ports/backups.ts'
import type { Clock } from './ports/clock.ts'
import type { MediaStorage } from './ports/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { SecretBox } from './ports/secret-box.ts'
import type { WhatsAppGateway } from './ports/whatsapp.ts'

/** Someone who works after a commit and is told that there may be work. */
export interface Worker {
  wake(): void
}

/** The publisher, as the application sees it. */
export interface PublishingWorker extends Worker {
  /** Whether it has looked for jobs lately. */
  alive(): boolean
}

/** Renders pages that are not published, and keeps them for a moment. */
export interface Previews {
  render(request: PreviewRequest): Promise<PreviewPage | null>
  shelf: PreviewShelf
}

/** What the application needs from outside itself. */
export interface Deps {
  config: Config
  db: Db
  /** Transactions that change what stores show, several to a commit when they come together. */
  writes: GroupCommit
  clock: Clock
  log: Logger
  metrics: Metrics
  media: MediaStorage
  limits: Limits
  secrets: SecretBox
  backups: Backups
  publisher: PublishingWorker
  previews: Previews
  images: Worker
  mail: Worker
  messages: Worker
  whatsapp: WhatsAppGateway
  /** The gateway again, where it is the simulator: development calls play the phone. */
  whatsappSimulator?: WhatsAppSimulator
}
