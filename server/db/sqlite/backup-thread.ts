import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createPrivateFile } from '#server/db/files/private-files.ts'
import { type BackupManifest, countRows, verifyBackup } from './backup-file.ts'
import { openSqlite } from './sqlite.ts'

/** Data of the worker thread. */
export interface BackupTask {
  databaseFile: string
  file: string
  created_at: string
}

const { databaseFile, file, created_at }: BackupTask = workerData
const part = `${file}.part`

const source = openSqlite(databaseFile, { readonly: true })
// One read transaction spans the count and the copy, so both show the same moment while others go on writing.
source.exec('begin')
const manifest: BackupManifest = { created_at, rows: countRows(source) }
// Creates the file before it is filled, so that nobody else can ever read it.
createPrivateFile(part)
await source.backup(part)
source.exec('commit')
source.close()

// Turns WAL mode off, so that the backup is one file.
const copy = openSqlite(part)
copy.pragma('journal_mode = DELETE')
copy.close()
const descriptor = openSync(part, 'r+')
fsyncSync(descriptor)
closeSync(descriptor)
// Renames the manifest first, so that a backup under its final name always has one.
createPrivateFile(`${part}.json`)
writeFileSync(`${part}.json`, JSON.stringify(manifest), { flush: true })
verifyBackup(part)
renameSync(`${part}.json`, `${file}.json`)
renameSync(part, file)
parentPort?.postMessage('done')
