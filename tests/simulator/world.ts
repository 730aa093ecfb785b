import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { pino } from 'pino'
import { vi } from 'vitest'
import type { Db, Tables } from '#server/db/database.ts'
import { postgresDialect } from '#server/db/postgres/postgres.ts'
import { openSqlite, sqliteDialect } from '#server/db/sqlite/sqlite.ts'
import { stateInDatabase } from '#server/services/shared-state.ts'
import { onPostgres } from '../support/apps/dialect.ts'
import { migratedDatabase } from '../support/apps/memory-database.ts'
import { addressOf, openPostgres } from '../support/apps/postgres.ts'
import { assembleApp, type CallOptions } from '../support/apps/test-app.ts'
import { type Fault, Faults, sqliteOf, withFaults } from './faults.ts'
import type { PlacedOrder, Shop } from './model.ts'
import { type Random, randomOf } from './random.ts'

/** A property that does not hold. */
export class Finding extends Error {}

/** One process of the application. A killed one is replaced. */
interface Machine {
  app: ReturnType<typeof assembleApp>
  faults: Faults
  db: Db
}

/** An answer, or `undefined` when none came. */
export type Answer = Awaited<ReturnType<Machine['app']['call']>>

/** A mail as the mail server has it. */
interface ArrivedMail {
  recipient: string
  text: string
}

/** Something that a person or the machine does. */
export interface Operation {
  /** How often it is chosen, compared with others. */
  weight: number
  /** Whether it may run at the same time as others. */
  mayCrowd?: true
  /** Chooses what to do, without waiting. Returns `undefined` when nothing is possible. */
  plan(world: World): (() => Promise<void>) | undefined
}

/** Tries of a client until it has an answer. Faults are planned for the first try only. */
const TRIES = 5

/** Everything of one seed: a database, the processes on it, a clock, and what clients know. */
export class World {
  readonly random: Random
  readonly shops: Shop[] = []
  readonly orders: PlacedOrder[] = []
  readonly mails: ArrivedMail[] = []
  /** Orders whose alert may be mailed twice, because a process died or an answer was lost. */
  readonly mayBeMailedTwice = new Set<string>()
  /** Counts of operations by outcome, and of faults. */
  readonly counts = new Map<string, number>()
  readonly history: string[] = []
  /** A handle without faults, for the auditor. */
  readonly observer: Db
  readonly folder: string
  readonly clock = { time: new Date('2026-03-01T09:00:00.000Z'), now: () => this.clock.time }
  /** Whether operations run at once. Each may then be refused because of another. */
  isCrowded = false
  /** The last error in the log, which says why a request failed. */
  lastError = ''
  /** Whether a fault is planned for this step. */
  hasFault = false
  /** Products edited in this step, and the stock that variants were set to. */
  readonly edited = new Map<string, 'grid' | 'stock'>()
  readonly expected = new Map<string, number>()
  readonly #log = {
    write: (line: string) => {
      this.lastError = line
    },
  }
  readonly #open: (faults: Faults) => Db
  readonly #machines: Machine[] = []
  /** Dead processes whose handles are being closed. */
  readonly #ending: Promise<void>[] = []
  #turn = 0
  #keys = 0
  readonly #sqlite: SqliteDatabase.Database | undefined

  private constructor(seed: number, observer: Db, open: (faults: Faults) => Db, sqlite?: SqliteDatabase.Database) {
    this.random = randomOf(seed)
    this.observer = observer
    this.#open = open
    this.#sqlite = sqlite
    this.folder = mkdtempSync(join(tmpdir(), 'whatsstore-simulator-'))
    for (const name of ['media', 'published']) mkdirSync(join(this.folder, name))
    vi.useFakeTimers({ toFake: ['Date'], now: this.clock.time })
    // A data folder of SQLite belongs to one process.
    for (let count = onPostgres ? 2 : 1; count > 0; count--) this.#machines.push(this.#start())
  }

  static async create(seed: number): Promise<World> {
    if (onPostgres) {
      const observer = await openPostgres()
      const address = { ...addressOf(observer), connections: 4 }
      const open = (faults: Faults) => new Kysely<Tables>({ dialect: withFaults(postgresDialect(address), faults) })
      return new World(seed, observer, open)
    }
    const sqlite = openSqlite(await migratedDatabase())
    const open = (faults: Faults) => new Kysely<Tables>({ dialect: sqliteDialect(sqliteOf(sqlite, faults)) })
    return new World(seed, new Kysely<Tables>({ dialect: sqliteDialect(sqlite) }), open, sqlite)
  }

  #start(): Machine {
    const faults = new Faults()
    const db = this.#open(faults)
    const counted = { db: this.observer, fingerprint: (key: string) => key }
    const app = assembleApp({
      db,
      clock: this.clock,
      dataDir: this.folder,
      env: { PAID_PRODUCT_LIMIT: 'unlimited' },
      log: pino({ level: 'error' }, this.#log),
      ...(onPostgres && { state: (deps) => stateInDatabase(deps, counted) }),
    })
    return { app, faults, db }
  }

  /** A process in its turn; without `index`, the next one. The first does the background work. */
  machine(index = this.#turn++): Machine {
    const machine = this.#machines[index % this.#machines.length]
    if (!machine) throw new Error('a world has processes')
    return machine
  }

  /** Replaces processes that were killed, as an operator's service manager does. */
  restartKilled(): void {
    for (const [index, { app, db, faults }] of this.#machines.entries()) {
      if (!faults.isDead) continue
      // The database ends what a dead process had begun.
      if (this.#sqlite?.inTransaction) this.#sqlite.exec('rollback')
      this.#machines[index] = this.#start()
      this.count('process restarted')
      this.#ending.push(app.stop().then(() => db.destroy()))
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#ending)
    for (const { app, db } of this.#machines) {
      await app.stop()
      await db.destroy()
    }
    this.#sqlite?.close()
    if (onPostgres) await this.observer.destroy()
    vi.useRealTimers()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** A key for an idempotent request, and a number for names. */
  nextKey(): string {
    return `key-${String(++this.#keys).padStart(6, '0')}`
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  check(condition: boolean, what: () => string): void {
    if (!condition) throw new Finding(what())
  }

  later(milliseconds: number): void {
    this.clock.time = new Date(this.clock.time.getTime() + milliseconds)
    vi.setSystemTime(this.clock.time)
  }

  /** Plans a fault for the next request. The returned function counts it, or calls it off if it did not come. */
  planFault(fault: Fault, statements: number): () => void {
    // The process that takes the next request.
    const { faults } = this.machine(this.#turn)
    faults.plan(fault, statements)
    return () => {
      if (!faults.callOff()) this.count(`fault: ${fault}`)
    }
  }

  /**
   * Sends a request until it is answered. `isLost` loses the first answer. Returns `isRepeated` when it was sent more
   * than once.
   */
  async send(
    method: string,
    path: string,
    options: CallOptions = {},
    isLost = false,
  ): Promise<Answer & { isRepeated: boolean }> {
    let loses = isLost
    for (let tries = 1; tries <= TRIES; tries++) {
      const machine = this.machine()
      const answer = await machine.app.call(method, path, options).catch(() => undefined)
      if (machine.faults.isDead) {
        this.restartKilled()
        continue
      }
      if (answer && answer.status !== 503 && answer.status < 500 && !loses) return { ...answer, isRepeated: tries > 1 }
      // Only a full disk and a busy server may say so.
      this.check(answer?.status !== 500, () => `${method} ${path} fails: ${this.lastError}`)
      if (loses) this.count('fault: answer lost')
      loses = false
    }
    throw new Finding(`${method} ${path} gets no answer in ${TRIES} tries`)
  }
}
