import { startIdleTasks, unlessAway } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { createAuditCheck } from '#server/maintenance/audit-check.ts'
import { createClockCheck } from '#server/maintenance/clock-set-back.ts'
import { createEndDates } from '#server/maintenance/end-dates.ts'
import { createOrderReminders } from '#server/maintenance/order-reminders.ts'
import { createPlanEnds } from '#server/maintenance/plan-ends.ts'
import { createPlanReminders } from '#server/maintenance/plan-reminders.ts'
import { createPlatformDays } from '#server/maintenance/platform-days.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { createSharedStatePurge } from '#server/maintenance/shared-state.ts'
import { imageWork } from '#server/modules/catalogue/images/image-work.ts'
import { addAvif, startImageWorker } from '#server/modules/catalogue/images/image-worker.ts'
import { startShowing } from '#server/modules/catalogue/products/show-due.ts'
import { startCloudMessages } from '#server/modules/messages/cloud/send-cloud.ts'
import { startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { mailWork } from '#server/modules/messages/mail/mail-work.ts'
import { startMessenger } from '#server/modules/messages/order-messages/messenger.ts'
import { orderEventWork } from '#server/modules/messages/order-messages/order-event-work.ts'
import { startAlerts } from '#server/modules/messages/push/send-alerts.ts'
import { startHoldEnds } from '#server/modules/selling/orders/end-holds.ts'
import { startAdvanceEnds } from '#server/modules/selling/payments/end-advances.ts'
import { startDomainChecks } from '#server/modules/shop/domains/check-domain.ts'
import { startSaleTurns } from '#server/modules/shop/sales/turn-sales.ts'
import { countingMailer, fileMailer, smtpMailer } from '#server/ports/mailer.ts'
import { createRecompressTask } from '#server/publish/recompress-task.ts'
import type { Base } from './base.ts'
import type { Publishing } from './publishing.ts'
import type { Queues } from './queues.ts'

/**
 * Starts background work: images, mail, order events, alerts, ending holds, advances and sales, and idle tasks unless
 * left out. Several processes share the first three; each of the others runs in one process.
 */
export const startWork = (
  deps: Deps,
  base: Base,
  queues: Queues,
  publishing: Publishing,
  options: { idleTasks: boolean },
) => {
  const { config, db, clock, log, media } = deps
  const { leases } = base
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : fileMailer(base.paths.mail, config.mailFrom)
  const outbox = startMailOutbox(deps, countingMailer(mailer, deps.metrics.mails), { queue: queues.open(mailWork) })
  const holdEnds = startHoldEnds(deps, { lease: leases.lease('ends of holds') })
  const advanceEnds = startAdvanceEnds(deps, { lease: leases.lease('ends of advances') })
  const saleTurns = startSaleTurns(deps, { lease: leases.lease('turns of sales') })
  const showing = startShowing(deps, { lease: leases.lease('products to show') })
  const messenger = startMessenger(deps, {
    deliver: deps.whatsappSimulator !== undefined,
    lease: leases.lease('order messages'),
    events: queues.open(orderEventWork),
  })
  const alerts = startAlerts(deps, { lease: leases.lease('alerts') })
  const cloudMessages = startCloudMessages(deps, { lease: leases.lease('cloud messages') })
  const domainChecks = startDomainChecks(deps, { lease: leases.lease('domains') })
  const images = startImageWorker(deps, queues.open(imageWork(deps.imageProcess)))
  const { shareImages, mediaSweep, objectSweep, verification } = publishing
  const pagesAway = () => base.pages.objects?.away() ?? false
  const tasks = [
    ...(verification ? [verification.next] : []),
    createPurge(deps),
    createSharedStatePurge(deps),
    createClockCheck(deps),
    createPlanEnds(deps),
    createPlanReminders(deps),
    createEndDates(deps),
    createOrderReminders(deps),
    createPlatformDays(deps),
    createAuditCheck(deps),
    unlessAway(pagesAway, createRecompressTask(db, clock, publishing.pool)),
    publishing.hearOfPublications,
    unlessAway(media.away, shareImages.makeOne),
    unlessAway(media.away, addAvif(deps, shareImages.makeOneOf)),
    unlessAway(media.away, mediaSweep.sweepOne),
    ...(objectSweep ? [unlessAway(pagesAway, objectSweep.sweepOne)] : []),
  ]
  const idleTasks = startIdleTasks(options.idleTasks ? tasks : [], publishing.publisher.quietFor, log, {
    lease: leases.lease('idle tasks'),
  })
  return {
    images,
    idleTasks,
    consumers: {
      publications: publishing.publisher,
      images,
      mail: outbox,
      'order messages': messenger,
      alerts,
      'cloud messages': cloudMessages,
    },
    stop: async (): Promise<void> => {
      await Promise.all(
        [
          images,
          idleTasks,
          outbox,
          messenger,
          alerts,
          holdEnds,
          advanceEnds,
          saleTurns,
          showing,
          domainChecks,
          cloudMessages,
        ].map((loop) => loop.stop()),
      )
    },
  }
}
