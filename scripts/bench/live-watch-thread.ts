import { readlinkSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { LooksBegun } from './live-watch.ts'

/**
 * Until the first look, less than any save takes: one that were live before is counted as this. Whoever looks all the time takes a fifth of a core
 * from what is measured, and who saved looks at nothing before she is answered.
 */
const FIRST_LOOK_MS = 3
/** Between two looks: a fiftieth of what is measured. */
const LOOK_MS = 0.1

const begun: LooksBegun = workerData
const sleep = new Int32Array(new SharedArrayBuffer(4))

// A watch of the file system would tell of a change after all that is done with it: whoever looks, as a web server does, sees it at once.
parentPort?.on('message', (link: string) => {
  const before = readlinkSync(link)
  const looks = Atomics.load(begun, 0)
  parentPort?.postMessage('watching')
  Atomics.wait(begun, 0, looks)
  Atomics.wait(sleep, 0, 0, FIRST_LOOK_MS)
  while (readlinkSync(link) === before) Atomics.wait(sleep, 0, 0, LOOK_MS)
  parentPort?.postMessage(process.hrtime.bigint())
})
