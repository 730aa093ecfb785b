import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { BadBackup, verifyBackup } from './backup-file.ts'

/** Result of a backup check: its number of rows, or why it cannot be restored. */
export type BackupCheck = { sound: true; rows: number } | { sound: false; problem: string }

const check = (file: string): BackupCheck => {
  try {
    const counts = Object.values(verifyBackup(file))
    return { sound: true, rows: counts.reduce((sum, count) => sum + count, 0) }
  } catch (error) {
    if (!(error instanceof BadBackup)) throw error
    return { sound: false, problem: error.message.replaceAll(file, basename(file)) }
  }
}

parentPort?.postMessage(check(workerData.file))
