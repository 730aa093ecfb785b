import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BACKUP_DAYS } from '#contract/retention.ts'
import type { BackupTask } from '#server/db/backup-thread.ts'
import type { BackupCheck } from '#server/db/check-backup-thread.ts'
import { newCode } from '#server/db/ids.ts'
import { closeFolder } from '#server/db/private-files.ts'
import type { Clock } from './clock.ts'

export interface Backup {
  /** File name; the only way to name one. */
  name: string
  /** Bytes. */
  size: number
  created_at: string
}

/** Copies of the whole database. */
export interface Backups {
  /** Whether this program makes them: those of PostgreSQL are made by its own tools, and `create` is not called. */
  madeHere: boolean
  /** Makes and verifies one while the shop goes on. Rejects, and keeps nothing, when it is not whole. */
  create(): Promise<Backup>
  /** Newest first. */
  list(): Backup[]
  /**
   * When each database was made that could be put back, in ISO format: backups, and what a restore set aside. What was there at that moment
   * must still be there when it is.
   */
  moments(): string[]
  /** Removes those older than 90 days, and what a restore set aside so long ago. */
  removeOld(): void
  /** Looks whether a backup could be put back, without doing so; `undefined` when there is none of that name. */
  check(name: string): Promise<BackupCheck | undefined>
  /** Where a backup is, or `undefined` when there is none of that name. */
  path(name: string): string | undefined
}

const NAME = /^whatsstore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9A-Z]{4}\.db$/
/** What `server/db/restore.ts` calls the database that was there. */
const SET_ASIDE = /\.before-restore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(?:-wal|-shm)?$/

const createdAt = (name: string): string | undefined => {
  const parts = NAME.exec(name)
  return parts ? `${parts.slice(1, 4).join('-')}T${parts.slice(4, 7).join(':')}.000Z` : undefined
}

/** Databases that `npm run restore` set aside, by when, with what SQLite left beside them. */
const setAsideBeside = (databaseFile: string): { file: string; moment: string }[] =>
  readdirSync(dirname(databaseFile)).flatMap((name) => {
    const stamp = name.startsWith(basename(databaseFile)) && SET_ASIDE.exec(name)
    if (!stamp) return []
    const moment = `${stamp.slice(1, 4).join('-')}T${stamp.slice(4, 7).join(':')}.${stamp[7]}Z`
    return [{ file: join(dirname(databaseFile), name), moment }]
  })

/** The default: SQLite's online backup into a local folder, made and checked in a thread of its own. */
export const sqliteBackups = (databaseFile: string, folder: string, clock: Clock): Backups => {
  const describe = (name: string): Backup[] => {
    const created_at = createdAt(name)
    return created_at ? [{ name, size: statSync(join(folder, name)).size, created_at }] : []
  }
  const list = () => {
    closeFolder(folder)
    return readdirSync(folder).sort().reverse().flatMap(describe)
  }
  const remove = (name: string) => {
    for (const ending of ['', '.json', '.part', '.part.json']) rmSync(join(folder, name + ending), { force: true })
  }
  const removeOld = () => {
    const oldest = new Date(clock.now().getTime() - BACKUP_DAYS * 86_400_000).toISOString()
    for (const backup of list()) if (backup.created_at < oldest) remove(backup.name)
    for (const { file, moment } of setAsideBeside(databaseFile)) if (moment < oldest) rmSync(file, { force: true })
  }
  const moments = () => [
    ...list().map((backup) => backup.created_at),
    ...setAsideBeside(databaseFile).map(({ moment }) => moment),
  ]
  let running: Promise<Backup> | undefined

  const make = async (): Promise<Backup> => {
    closeFolder(folder)
    const now = clock.now()
    const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
    const name = `whatsstore-${stamp}-${newCode(4)}.db`
    try {
      const task: BackupTask = { databaseFile, file: join(folder, name), created_at: now.toISOString() }
      await runThread('../db/backup-thread.ts', task)
    } catch (error) {
      remove(name)
      throw error
    }
    const [made] = describe(name)
    if (!made) throw new Error('the backup was not written')
    return made
  }

  const path = (name: string) => (list().some((backup) => backup.name === name) ? join(folder, name) : undefined)

  return {
    madeHere: true,
    create: () => {
      running ??= make().finally(() => {
        running = undefined
      })
      return running
    },
    list,
    moments,
    removeOld,
    check: async (name) => {
      const file = path(name)
      return file === undefined ? undefined : runThread<BackupCheck>('../db/check-backup-thread.ts', { file })
    },
    path,
  }
}

/** PostgreSQL's own tools make its backups, and keep them where they are told to: there are none here. */
export const postgresBackups: Backups = {
  madeHere: false,
  create: () => Promise.reject(new Error('backups of PostgreSQL are made by its own tools')),
  list: () => [],
  moments: () => [],
  removeOld: () => {},
  check: async () => undefined,
  path: () => undefined,
}

/** Runs a script in a thread of its own. Returns what it says. */
const runThread = <Answer>(script: string, workerData: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(script, import.meta.url), { workerData })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the backup thread ended with ${code}`)))
  })
