import { readlinkSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { LooksBegun } from './live-watch.ts'

/**
 * Delay before the first look, shorter than any save. Polling all the time would take a fifth of a core.
 */
const FIRST_LOOK_MS = 3
/** Milliseconds between two looks, a fiftieth of what is measured. */
const LOOK_MS = 0.1

const begun: LooksBegun = workerData
const sleep = new Int32Array(new SharedArrayBuffer(4))

// Polls, because a file watcher reports a change later than a web server sees it.
parentPort?.on('message', (link: string) => {
  const before = readlinkSync(link)
  const looks = Atomics.load(begun, 0)
  parentPort?.postMessage('watching')
  Atomics.wait(begun, 0, looks)
  Atomics.wait(sleep, 0, 0, FIRST_LOOK_MS)
  while (readlinkSync(link) === before) Atomics.wait(sleep, 0, 0, LOOK_MS)
  parentPort?.postMessage(process.hrtime.bigint())
})
