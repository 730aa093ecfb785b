import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Role } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { createWrites } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startObjectStore } from './object-store.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from './postgres-server.ts'
import { type RealServer, startServer } from './real-server.ts'

/** A process of the world, with a data folder of its own. */
export interface WorldProcess {
  dataDir: string
  server: RealServer
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same port, so that proxies in front of it go on. */
  restart(): Promise<void>
}

/** Starts a balancer that passes each request to the next server. Returns its origin. */
const startBalancer = async (next: () => string): Promise<string> => {
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming
    const passed = request(next() + incoming.url, { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A folder of this test's own. */
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-world-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts one of the processes that share what `env` names. */
const startProcess = async (env: Record<string, string>, role: Role): Promise<WorldProcess> => {
  const dataDir = newFolder()
  const own = { ...env, ROLE: role }
  const one: WorldProcess = {
    dataDir,
    server: await startServer(dataDir, own),
    kill: async () => {
      one.server.kill('SIGKILL')
      await one.server.ended
    },
    restart: async () => {
      one.server = await startServer(dataDir, { ...own, PORT: new URL(one.server.origin).port })
    },
  }
  return one
}

/**
 * Starts PostgreSQL, an object store, two web processes and two publishers, as a large shop has on many machines.
 * Tests may start more.
 */
export const startWorld = async (
  options: { webs?: number; publishers?: number; env?: Record<string, string> } = {},
) => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const objects = await startObjectStore()
  const place = { ...POSTGRES_FOR_TESTS, url: postgres.url, connections: 2 }
  await preparePostgres(place)
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())

  let webs: WorldProcess[] = []
  let turns = 0
  const origin = (turn: number) => (webs[turn % webs.length] as WorldProcess).server.origin
  const front = await startBalancer(() => origin(turns++))
  const env = {
    ...objects.env,
    PUBLIC_ORIGIN: front,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a key that all of these processes share',
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.env,
  }
  const start = (role: Exclude<Role, 'all'>) => startProcess(env, role)
  const several = (count: number, role: Exclude<Role, 'all'>) =>
    Promise.all(Array.from({ length: count }, () => start(role)))
  const publishing = several(options.publishers ?? 2, 'publisher')
  webs = await several(options.webs ?? 2, 'web')
  return {
    postgres,
    objects,
    env,
    publishers: await publishing,
    webs,
    /** Starts one more process. */
    start,
    /** For the test's own reads and writes. */
    deps: { db, writes: createWrites(db), clock: systemClock },
    /** Returns the address of a web process, each in turn. */
    origin,
    /** Returns the address of the balancer: each request goes to the next server. */
    front,
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
