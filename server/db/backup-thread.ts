import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type BackupManifest, countRows, verifyBackup } from './backup-file.ts'
import { createPrivateFile } from './private-files.ts'
import { openSqlite } from './sqlite.ts'

/** What the thread is started with. */
export interface BackupTask {
  databaseFile: string
  file: string
  created_at: string
}

const { databaseFile, file, created_at }: BackupTask = workerData
const part = `${file}.part`

const source = openSqlite(databaseFile, { readonly: true })
// One read transaction from the first count to the last page: the copy is the database at one moment, while others go on writing.
source.exec('begin')
const manifest: BackupManifest = { created_at, rows: countRows(source) }
// Made before it is filled, so that nobody else can ever read it.
createPrivateFile(part)
await source.backup(part)
source.exec('commit')
source.close()

// A backup is one file: without a log beside it.
const copy = openSqlite(part)
copy.pragma('journal_mode = DELETE')
copy.close()
const descriptor = openSync(part, 'r+')
fsyncSync(descriptor)
closeSync(descriptor)
// The manifest first: a copy that has its final name always has one.
createPrivateFile(`${part}.json`)
writeFileSync(`${part}.json`, JSON.stringify(manifest), { flush: true })
verifyBackup(part)
renameSync(`${part}.json`, `${file}.json`)
renameSync(part, file)
parentPort?.postMessage('done')
