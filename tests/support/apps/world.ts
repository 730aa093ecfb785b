import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Role } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { createWrites } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { startObjectStore } from './object-store.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from './postgres-server.ts'
import { type RealServer, startServer } from './real-server.ts'

/** A process of the world, with a data folder of its own. */
export interface WorldProcess {
  role: Role
  dataDir: string
  server: RealServer
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again, on the same port: whoever is in front of it goes on. */
  restart(): Promise<void>
}

/** Stands in front of several servers and gives each request to the next of them, who are named when it comes. Returns its origin. */
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

/** Several processes of the real server on one PostgreSQL and one object store: the many machines of a large shop, on this one. */
export const startWorld = async (
  options: { webs?: number; publishers?: number; env?: Record<string, string> } = {},
) => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const objects = await startObjectStore()
  let webs: WorldProcess[] = []
  let turns = 0
  const origin = (turn: number) => (webs[turn % webs.length] as WorldProcess).server.origin
  const front = await startBalancer(() => origin(turns++))
  const env = {
    ...objects.env,
    PUBLIC_ORIGIN: front,
    DATABASE_URL: postgres.url,
    SECRET_KEY: Buffer.alloc(32, 'world').toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.env,
  }
  const start = async (role: Role): Promise<WorldProcess> => {
    const dataDir = mkdtempSync(join(tmpdir(), `whatsstore-${role}-`))
    const own = { ...env, ROLE: role }
    const one: WorldProcess = {
      role,
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
  const several = (count: number, role: Role) => Promise.all(Array.from({ length: count }, () => start(role)))
  const publishing = several(options.publishers ?? 2, 'publisher')
  webs = await several(options.webs ?? 2, 'web')
  const publishers = await publishing
  // After the processes have ended, which is done first.
  for (const { dataDir } of [...publishers, ...webs])
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const db = openDatabase({ ...POSTGRES_FOR_TESTS, url: postgres.url, connections: 2 })
  onTestFinished(() => db.destroy())
  return {
    postgres,
    objects,
    publishers,
    webs,
    processes: [...publishers, ...webs],
    /** What the test itself reads and writes with. */
    deps: { db, writes: createWrites(db), clock: systemClock },
    /** The address of a web process, each in turn. */
    origin,
    /** The address of what is in front of them: each request goes to the next. */
    front,
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
