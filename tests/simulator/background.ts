import { join } from 'node:path'
import { createPurge } from '#server/maintenance/purge.ts'
import { startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { startHoldEnds } from '#server/modules/selling/orders/end-holds.ts'
import { startAdvanceEnds } from '#server/modules/selling/payments/end-advances.ts'
import { startSaleTurns } from '#server/modules/shop/sales/turn-sales.ts'
import { type Mailer, MailServerAway } from '#server/ports/mailer.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { liveInFolder } from '#server/publish/live-folder.ts'
import { createPublishQueue, publishWork } from '#server/publish/publish-queue.ts'
import { startPublisher } from '#server/publish/publisher.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import { PoolInProcess } from '../support/apps/pool-in-process.ts'
import { Killed } from './faults.ts'
import type { Operation, World } from './world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Machine = ReturnType<World['machine']>

/** Runs background work until it is idle, or until its process dies. */
const untilIdle = async (
  { faults }: Machine,
  loop: { idle(): Promise<void>; stop(): Promise<void> },
): Promise<void> => {
  await Promise.race([loop.idle(), faults.died])
  const stopped = loop.stop()
  if (!faults.isDead) await stopped
}

/** Takes up order events: they become mails. */
export const takeUpEvents = async (world: World): Promise<void> => {
  const machine = world.machine(0)
  await Promise.race([machine.app.messenger.idle(), machine.faults.died])
}

export type MailMood = 'well' | 'refuses' | 'away' | 'answer lost'

/** Sends what is due while the mail server is in some mood. */
export const sendMails = async (world: World, mood: MailMood): Promise<void> => {
  const machine = world.machine(0)
  const arrived: string[] = []
  const mailer: Mailer = {
    send: async ({ recipient, text }) => {
      if (machine.faults.isDead) throw new Killed()
      if (mood === 'refuses') throw new Error('550 no')
      if (mood === 'away') throw new MailServerAway('421 later')
      world.mails.push({ recipient, text })
      arrived.push(text)
      if (mood === 'answer lost') throw new Error('the connection broke')
    },
  }
  await untilIdle(machine, startMailOutbox(machine.app.deps, mailer, { poll: false }))
  const isUncertain = mood === 'answer lost' || world.hasFault
  if (!isUncertain) return
  for (const { number } of world.orders)
    if (arrived.some((text) => text.includes(number))) world.mayBeMailedTwice.add(number)
}

const PLATFORM = {
  storesOrigin: 'https://shops.example',
  apiOrigin: '',
  cardProvider: undefined,
  now: new Date('2026-06-01'),
}

/** Turns sales and publishes what is due. Pages are their models as JSON, which the auditor reads. */
export const publish = async (world: World): Promise<void> => {
  await turnSales(world)
  const machine = world.machine(0)
  const { deps } = machine.app
  const folder = new PublishedFolder(join(world.folder, 'published'))
  const renderer = 'as JSON'
  const { storesOrigin, apiOrigin } = PLATFORM
  const site = { storesOrigin, apiOrigin, cardProvider: undefined }
  const { paidLayouts } = deps.config
  const versions = folderVersions(folder, undefined)
  const tools = {
    db: deps.db,
    versions,
    folder,
    renderer,
    site,
    paidLayouts,
    render: async (page: object) => JSON.stringify(page),
  }
  const pool = new PoolInProcess({ database: '', published: '', renderer, site, paidLayouts }, tools)
  const queue = createPublishQueue(deps.db, deps.clock, createTableQueue(deps, publishWork))
  const live = liveInFolder({ folder, pool, log: deps.log })
  await untilIdle(machine, startPublisher({ ...deps, queue, live, pool, renderer }))
}

/** Begins and ends sales, as a process does twice a minute. */
const turnSales = (world: World): Promise<void> => {
  const machine = world.machine(0)
  return untilIdle(machine, startSaleTurns(machine.app.deps, { poll: false }))
}

export const endHolds = (world: World): Promise<void> => {
  const machine = world.machine(0)
  return untilIdle(machine, startHoldEnds(machine.app.deps, { poll: false }))
}

/** Cancels orders whose advance did not come. */
const endAdvances = (world: World): Promise<void> => {
  const machine = world.machine(0)
  return untilIdle(machine, startAdvanceEnds(machine.app.deps, { poll: false }))
}

const purge = async (world: World): Promise<void> => {
  const { app, faults } = world.machine(0)
  const next = createPurge(app.deps)
  for (let more = true; more && !faults.isDead; ) more = await Promise.race([next(), faults.died.then(() => false)])
}

const background = (weight: number, name: string, work: (world: World) => Promise<void>): Operation => ({
  weight,
  plan: (world) => async () => {
    world.count(`background: ${name}`)
    await work(world).catch((error) => {
      // Work that a fault stopped goes on after the next start or look.
      if (!world.hasFault) throw error
    })
    world.restartKilled()
  },
})

const jump = (world: World): number => {
  const { random } = world
  if (random.chance(0.1)) return -random.below(3 * MINUTE_MS)
  if (random.chance(0.05)) return 31 * DAY_MS
  return random.chance(0.5) ? random.below(HOUR_MS) : random.below(26 * HOUR_MS)
}

const MOODS: readonly MailMood[] = ['well', 'well', 'well', 'refuses', 'away', 'answer lost']

export const backgroundOperations: Record<string, Operation> = {
  events: background(7, 'events', takeUpEvents),
  mails: {
    weight: 5,
    plan: (world) => {
      const mood = world.random.pick(MOODS) ?? 'well'
      return background(0, `mails, server ${mood}`, () => sendMails(world, mood)).plan(world)
    },
  },
  holds: { ...background(3, 'holds', endHolds), mayCrowd: true },
  advances: { ...background(2, 'advances', endAdvances), mayCrowd: true },
  publish: background(2.5, 'publications', publish),
  purge: background(0.7, 'purge', purge),
  clock: {
    weight: 3,
    plan: (world) => {
      const by = jump(world)
      return async () => {
        world.count(by < 0 ? 'clock: back' : by > 30 * DAY_MS ? 'clock: a month on' : 'clock: on')
        world.later(by)
      }
    },
  },
}
