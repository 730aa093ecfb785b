import { setTimeout as wait } from 'node:timers/promises'
import { Command } from 'commander'
import { type Logger, pino } from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { createWrites } from '#server/db/write.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { webhookAddress, webhookToken } from '#server/modules/messages/cloud/accounts.ts'
import { startMessenger } from '#server/modules/messages/order-messages/messenger.ts'
import { type BaileysGateway, baileysGateway } from '#server/modules/messages/whatsapp/baileys/baileys-gateway.ts'
import { becomeHolder } from '#server/modules/messages/whatsapp/one-holder.ts'
import { beat, SENDER } from '#server/modules/operation/health/heartbeats.ts'
import { systemClock } from '#server/ports/clock.ts'
import { secretBox, secretFile, storedSecret } from '#server/ports/secret-box.ts'
import { PLATFORM_SESSION } from '#server/ports/whatsapp.ts'
import { openExistingDatabase } from './support/existing-database.ts'

/** Between two messages of one seller: a number that sends faster gets banned. */
const GAP_MS = 4_000
const POLL_MS = 2_000

const command = new Command('whatsapp')
  .description(
    "Holds the sellers' WhatsApp connections and sends what is in line, beside a server with WHATSAPP=baileys.",
  )
  .option('--link', "show the code that links the platform's own account")
  .option('--webhook', "show what Meta asks for of the platform's official number")
  .parse()

/** Throws `StartRefused` before the server has made its key. */
const secretOf = (config: Config): string => {
  const secret = config.secretKey ?? storedSecret(config.dataDir)
  if (secret === undefined)
    throw new StartRefused(`There is no key in ${secretFile(config.dataDir)}: start the server first.`)
  return secret
}

const lookAfter = (gateway: BaileysGateway, db: Db, log: Logger) =>
  gateway
    .reconcile()
    .then(() => beat(db, SENDER, systemClock.now().toISOString()))
    .catch((error) => log.error({ err: error }, 'could not look after WhatsApp connections'))

/** Prints address and token of the official number's webhook. */
const showWebhook = (config: Config) => {
  const secrets = secretBox(secretOf(config))
  process.stdout.write(
    `${webhookAddress({ config }, PLATFORM_SESSION)}\n${webhookToken({ secrets }, PLATFORM_SESSION)}\n`,
  )
}

const run = async (linking: boolean) => {
  const config = getConfig(process.env)
  if (config.whatsApp !== 'baileys') {
    throw new ConfigError('Start the server and this process with WHATSAPP=baileys; the simulator needs no process.')
  }
  const log = pino({ level: config.logLevel })
  const db = openExistingDatabase(config)
  await migrateToLatest(db)
  const secrets = secretBox(secretOf(config))
  const ending = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort())
  const hold = await becomeHolder(config, {
    signal: ending.signal,
    // A code is shown all the same: the other one makes it.
    waits: !linking,
    onWait: () => log.warn('another process holds the WhatsApp connections; this one takes over when it is gone'),
    onTaken: () => {
      log.fatal('another process has taken the WhatsApp connections while the database was away; this one stops')
      process.exit(1)
    },
  })
  const gateway = baileysGateway({ db, clock: systemClock, log, secrets })
  const deps = {
    config,
    db,
    writes: createWrites(db),
    clock: systemClock,
    log,
    secrets,
    whatsapp: gateway,
  }
  // On PostgreSQL the servers take up what happens to orders, as pg-boss hands it out.
  const events = config.postgres ? { events: null } : {}
  const messenger = hold && startMessenger(deps, { deliver: true, gapMs: GAP_MS, ...events })

  if (linking) await gateway.register({ id: PLATFORM_SESSION, userId: null, name: 'WhatsStore' })
  let shown: string | undefined
  while (!ending.signal.aborted) {
    if (hold) await lookAfter(gateway, db, log)
    if (linking) {
      const code = await gateway.qr(PLATFORM_SESSION)
      if (code && code.payload !== shown) process.stdout.write(`${renderUnicodeCompact(code.payload)}\n`)
      shown = code?.payload
    }
    await wait(POLL_MS, undefined, { signal: ending.signal }).catch(() => {})
  }
  await messenger?.stop()
  if (hold) await gateway.stop()
  hold?.release()
  await db.destroy()
}

try {
  const { link = false, webhook } = command.opts<{ link?: true; webhook?: true }>()
  if (webhook) showWebhook(getConfig(process.env))
  else await run(link)
  process.exit(0)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exit(1)
}
