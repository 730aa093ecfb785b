import { createPasswords } from '#server/auth/password-queue.ts'
import type { Deps } from '#server/deps.ts'
import { createUploadTurns } from '#server/http/upload-turns.ts'
import { queuedWhatsApp } from '#server/modules/messages/whatsapp/queued-gateway.ts'
import { whatsAppSimulator } from '#server/modules/messages/whatsapp/simulator.ts'
import { metaCloudApi } from '#server/ports/cloud-api.ts'
import { dnsChecks } from '#server/ports/domain-checks.ts'
import { webPushService } from '#server/ports/push-service.ts'
import type { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import { shopFiles } from '#server/site/shop-files.ts'
import type { Base } from './base.ts'

/** Publishing, in this process or others, as an application needs it. */
type Publishing = Pick<Deps, 'publisher' | 'mediaSweep'> & { pool: ThreadPool }

/** Builds the dependencies of routes and background work. */
export const createDeps = (base: Base, { pool, publisher, mediaSweep }: Publishing): Deps => {
  const { config, db, writes, clock, log, metrics, media, imageProcess, secrets, backups, pages, state } = base
  const simulator = config.whatsApp === 'simulator' ? whatsAppSimulator(db, clock) : undefined
  return {
    config,
    db,
    writes,
    clock,
    log,
    metrics,
    media,
    limits: state.limits,
    uploads: createUploadTurns(),
    imageProcess,
    secrets,
    passwords: createPasswords(),
    backups,
    ...(pages.state ? { pagesState: pages.state } : {}),
    mediaSweep,
    publisher,
    previews: {
      page: (page) => pool.run({ kind: 'page', page }),
      render: (request) => pool.run({ kind: 'preview', request }),
      kept: pages.kept,
      cache: state.previewCache,
    },
    shopFiles: shopFiles(pages.published, pages.assets, media),
    domains: dnsChecks(),
    cloud: metaCloudApi(config.cloudApi),
    push: webPushService({ email: config.support.email, publicOrigin: config.publicOrigin }, secrets),
    whatsapp: simulator ?? queuedWhatsApp(db, clock),
    ...(simulator ? { whatsappSimulator: simulator } : {}),
  }
}
