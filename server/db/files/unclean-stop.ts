import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of a file that exists while a process works in the data folder. */
const markerIn = (dataDir: string): string => join(dataDir, 'running')

/** Marks the start of a process. Returns whether the last one ended by a crash, a kill or a power cut. */
export const beginRun = (dataDir: string): boolean => {
  const unclean = existsSync(markerIn(dataDir))
  writeFileSync(markerIn(dataDir), `${process.pid}\n`)
  return unclean
}

/** Returns the id of the process that works in a data folder or crashed there. `undefined` when there is none. */
export const runningProcess = (dataDir: string): string | undefined => {
  try {
    return /^\d+/.exec(readFileSync(markerIn(dataDir), 'utf8'))?.[0]
  } catch {
    return undefined
  }
}

/** Marks the orderly end of a process. */
export const endRun = (dataDir: string): void => rmSync(markerIn(dataDir), { force: true })
