import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { BadBackup, verifyBackup } from './backup-file.ts'

/** What came of looking at a backup: how many rows it has, or why it could not be put back. */
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
