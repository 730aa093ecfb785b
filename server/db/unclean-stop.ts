import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in the data folder while a process works in it. */
const markerIn = (dataDir: string): string => join(dataDir, 'running')

/** Notes that work in a data folder begins. Returns whether that of before had no end: a crash, a kill, a power cut. */
export const beginRun = (dataDir: string): boolean => {
  const unclean = existsSync(markerIn(dataDir))
  writeFileSync(markerIn(dataDir), `${process.pid}\n`)
  return unclean
}

/** The id of the process that works in a data folder, or that did last; `undefined` when none did. */
export const runningProcess = (dataDir: string): string | undefined => {
  try {
    return /^\d+/.exec(readFileSync(markerIn(dataDir), 'utf8'))?.[0]
  } catch {
    return undefined
  }
}

/** Notes that all that was begun in a data folder is done. */
export const endRun = (dataDir: string): void => rmSync(markerIn(dataDir), { force: true })
