import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createOperationsApp } from './app.ts'
import { ConfigError, getConfig } from './config/config.ts'
import { describeListenError } from './config/listen-error.ts'
import type { Deps } from './deps.ts'
import { CONNECTION_LIMITS, connectionOptions, guardConnections } from './http/connections.ts'
import { gracefulListener } from './http/graceful-stop.ts'
import { createLogger } from './http/logger.ts'
import { StartRefused } from './lib/start-refused.ts'
import { grantAdmin, listAdmins } from './modules/operation/admin/admins.service.ts'
import { startServices, startWeb, type WebServices } from './services/start-services.ts'
import { createWeb } from './services/web.ts'

/** Seconds a stop may take. Requests and publications under way finish, then the rest is cut off. */
const STOP_SECONDS = 9

/** Warns at start-up when upgrade requests would reach nobody. */
const warnOfNoOperator = async ({ config, db, log }: Deps): Promise<void> => {
  if (config.operatorWhatsApp || config.adminEmail || (await listAdmins(db)).length > 0) return
  log.warn(
    'nobody hears of upgrade requests: there is no admin (npm run admin -- grant <email>) and no OPERATOR_WHATSAPP',
  )
}

/** Warns at start-up when the contact page names nobody, though the service policy promises answers. */
const warnOfNoSupport = ({ config, log }: Deps): void => {
  if (config.role === 'publisher' || config.support.email || config.support.whatsApp) return
  log.warn('/contact has no way to reach you: set SUPPORT_EMAIL or SUPPORT_WHATSAPP')
}

/** Warns at start-up when platform pages and the gallery have no images of layouts. */
const warnOfNoImages = ({ config, log }: Deps): void => {
  const folder = join(config.dataDir, 'layouts')
  if (config.role === 'publisher' || existsSync(join(folder, 'share.jpg'))) return
  log.warn({ folder }, 'no images of layouts: the landing page and the gallery stay plain until npm run pictures')
}

/** Returns the request listener. A publisher answers its operator only. */
const listenerOf = (services: WebServices): RequestListener =>
  services.deps.config.role === 'publisher'
    ? getRequestListener(createOperationsApp(services.deps).fetch)
    : createWeb(services).listener

const boot = async () => {
  const config = getConfig(process.env)
  const log = createLogger(config.logLevel)
  const services = await (config.role === 'web' ? startWeb : startServices)(config, log)
  const { deps } = services
  const granted = config.adminEmail && (await grantAdmin(deps.db, deps.clock, config.adminEmail))
  if (granted === 'no account' || granted === 'not verified') {
    log.warn('ADMIN_EMAIL has no verified account yet; it becomes admin at the next start after verifying')
  }
  const graceful = gracefulListener(listenerOf(services))
  const server = createServer(connectionOptions(CONNECTION_LIMITS), graceful.listener)
  guardConnections(server, CONNECTION_LIMITS, config.trustedProxies)
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo
    log.info({ role: config.role, port, database: config.postgres ? 'PostgreSQL' : 'SQLite' }, 'listening')
    void warnOfNoOperator(deps)
    warnOfNoImages(deps)
    warnOfNoSupport(deps)
    process.send?.({ kind: 'listening', port, database: config.postgres ? 'PostgreSQL' : 'SQLite' })
    // Node writes its compile cache at exit, but a killed process has no exit.
    flushCompileCache()
  })

  let stopping = false
  const stop = async (reason: string, code: number) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), STOP_SECONDS * 1000).unref()
    if (server.listening) await graceful.stop(server)
    await services.stop()
    process.exit(code)
  }
  server.on('error', (error) => {
    console.error(describeListenError(error, config))
    void stop('error', 1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, 0))
}

try {
  await boot()
} catch (error) {
  if (error instanceof ConfigError || error instanceof StartRefused) {
    console.error(error.message)
    process.exit(1)
  }
  throw error
}
