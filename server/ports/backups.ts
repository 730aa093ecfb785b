import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BACKUP_DAYS } from '#contract/retention.ts'
import { closeFolder } from '#server/db/files/private-files.ts'
import { newCode } from '#server/db/ids.ts'
import type { BackupTask } from '#server/db/sqlite/backup-thread.ts'
import type { BackupCheck } from '#server/db/sqlite/check-backup-thread.ts'
import type { Clock } from './clock.ts'

export interface Backup {
  /** File name. Backups are named by nothing else. */
  name: string
  /** Size in bytes. */
  size: number
  created_at: string
}

/** Backups of the whole database. */
export interface Backups {
  /** Whether this program makes them. PostgreSQL's own tools do, and then `create` is not called. */
  madeHere: boolean
  /** Makes and verifies a backup while the server runs. Rejects, and keeps nothing, when it is not sound. */
  create(): Promise<Backup>
  /** Returns the backups, newest first. */
  list(): Backup[]
  /**
   * Returns the ISO times of all databases that could be restored: backups and those a restore set aside. Files that
   * existed at such a time must be kept.
   */
  moments(): string[]
  /** Removes backups, and databases that a restore set aside, after 90 days. */
  removeOld(): void
  /** Checks whether a backup could be restored, without doing so. `undefined` when there is none of that name. */
  check(name: string): Promise<BackupCheck | undefined>
  /** Returns the path of a backup, `undefined` when there is none of that name. */
  path(name: string): string | undefined
}

const NAME = /^whatsstore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9A-Z]{4}\.db$/
/** Matches names that `server/db/sqlite/restore.ts` uses for a replaced database. */
const SET_ASIDE = /\.before-restore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(?:-wal|-shm)?$/

const createdAt = (name: string): string | undefined => {
  const parts = NAME.exec(name)
  return parts ? `${parts.slice(1, 4).join('-')}T${parts.slice(4, 7).join(':')}.000Z` : undefined
}

/** Returns the databases that `npm run restore` set aside, with their times and SQLite's files beside them. */
const setAsideBeside = (databaseFile: string): { file: string; moment: string }[] =>
  readdirSync(dirname(databaseFile)).flatMap((name) => {
    const stamp = name.startsWith(basename(databaseFile)) && SET_ASIDE.exec(name)
    if (!stamp) return []
    const moment = `${stamp.slice(1, 4).join('-')}T${stamp.slice(4, 7).join(':')}.${stamp[7]}Z`
    return [{ file: join(dirname(databaseFile), name), moment }]
  })

/** Backups of SQLite: online backup into a local folder, made and checked in worker threads. */
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
      await runThread('../db/sqlite/backup-thread.ts', task)
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
      return file === undefined ? undefined : runThread<BackupCheck>('../db/sqlite/check-backup-thread.ts', { file })
    },
    path,
  }
}

/** Backups of PostgreSQL. Its own tools make and keep them, so there are none here. */
export const postgresBackups: Backups = {
  madeHere: false,
  create: () => Promise.reject(new Error('backups of PostgreSQL are made by its own tools')),
  list: () => [],
  moments: () => [],
  removeOld: () => {},
  check: async () => undefined,
  path: () => undefined,
}

/** Runs a script in a worker thread. Returns its message. */
const runThread = <Answer>(script: string, workerData: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(script, import.meta.url), { workerData })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the backup thread ended with ${code}`)))
  })
