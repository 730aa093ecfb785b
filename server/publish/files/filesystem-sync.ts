import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** Puts on disk all that was written before the call. */
export type FilesystemSync = () => Promise<void>

interface Shell {
  process: ChildProcessByStdio<Writable, Readable, null>
  waiting: { resolve(): void; reject(error: Error): void }[]
}

/** Answers each line with one: whether the file system of `$0` was synced. */
const LOOP = 'while read -r _; do if sync -f "$0"; then echo done; else echo failed; fi; done'

/**
 * A shell that syncs whenever it is told to. It lives as long as this process, because starting one from here marks all of this process's
 * memory as shared for a moment, which every thread then pays for at each write: with a process a sync, rendering took three times as long.
 */
const syncShell = (folder: string): FilesystemSync => {
  let shell: Shell | undefined

  const start = (): Shell => {
    // Of this shell alone: what is still told of one that died concerns nobody who came after.
    const waiting: Shell['waiting'] = []
    const started = spawn('sh', ['-c', LOOP, folder], { stdio: ['pipe', 'pipe', 'ignore'] })
    const gone = () => {
      if (shell?.process === started) shell = undefined
      for (const { reject } of waiting.splice(0)) reject(new Error('the file system could not be synced'))
    }
    started.on('error', gone).on('exit', gone).stdin.on('error', gone)
    createInterface(started.stdout).on('line', (line) => {
      const first = waiting.shift()
      if (line === 'done') first?.resolve()
      else first?.reject(new Error('the file system could not be synced'))
    })
    // It ends with this process, whose end closes its input; it holds nothing up.
    started.unref()
    for (const pipe of [started.stdin, started.stdout])
      if ('unref' in pipe && pipe.unref instanceof Function) pipe.unref()
    return { process: started, waiting }
  }

  return () =>
    new Promise((resolve, reject) => {
      shell ??= start()
      shell.waiting.push({ resolve, reject })
      shell.process.stdin.write('\n')
    })
}

/**
 * One sync of the file system that holds `folder`, for everybody who asks while an earlier one is under way: in a rebuild of many stores
 * that is a few dozen versions at a time, where a sync a file would wait for the disk dozens of times a store. Takes coreutils' `sync -f`;
 * gives `undefined` where there is none.
 */
export const filesystemSync = async (folder: string): Promise<FilesystemSync | undefined> => {
  const sync = syncShell(folder)
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
