import { existsSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const ENOUGH_BYTES = 2 * 2 ** 30

const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ENOUGH_BYTES
}

/**
 * A folder in memory for the data folders of tests, where this machine has one with room. Each publication puts on disk all that was written
 * on its file system: on a disk, a test waits for what all the others have written. What a process leaves when it is killed is the same in both.
 */
export const memoryFolder = existsSync(FOLDER) && hasRoom(FOLDER) ? FOLDER : undefined
