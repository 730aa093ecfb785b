import { existsSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const ENOUGH_BYTES = 2 * 2 ** 30

const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ENOUGH_BYTES
}

/**
 * A folder in memory for test data, if the machine has room. On a disk a test waits for all writes of the others.
 * A killed process leaves the same on both.
 */
export const memoryFolder = existsSync(FOLDER) && hasRoom(FOLDER) ? FOLDER : undefined
