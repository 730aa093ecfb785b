import { readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** Between two looks: a fiftieth of what is measured, and little enough work to leave the processor to it. */
const LOOK_MS = 0.1

const sleep = new Int32Array(new SharedArrayBuffer(4))

// A watch of the file system would tell of a change after all that is done with it: whoever looks, as a web server does, sees it at once.
parentPort?.on('message', (link: string) => {
  const before = readlinkSync(link)
  parentPort?.postMessage('watching')
  while (readlinkSync(link) === before) Atomics.wait(sleep, 0, 0, LOOK_MS)
  parentPort?.postMessage(process.hrtime.bigint())
})
