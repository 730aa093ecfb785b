import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Puts on disk all that was written before the call. */
export type FilesystemSync = () => Promise<void>

/**
 * One sync of the file system that holds `folder`, for everybody who asks while an earlier one is under way: in a rebuild of many stores
 * that is a few dozen versions at a time, where a sync a file would wait for the disk dozens of times a store. Takes coreutils' `sync -f`;
 * gives `undefined` where there is none.
 */
export const filesystemSync = async (folder: string): Promise<FilesystemSync | undefined> => {
  const sync = async () => {
    await run('sync', ['-f', folder])
  }
  try {
    await sync()
  } catch {
    return undefined
  }
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        running = sync()
        return running
      })
    return next
  }
}
