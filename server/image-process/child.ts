import { writeFileSync } from 'node:fs'
import { platform, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import type { ChildAnswer, ChildRequest } from './image-child.ts'
import { performImageTask } from './tasks.ts'

/**
 * Bytes this process may use. The largest upload that `check-upload.ts` accepts, a rotated 8-megapixel AVIF, takes
 * 240 MB. A small image beside it takes 30.
 */
const MEMORY_BYTES = 280e6
/** Milliseconds between checks of the memory. A decoder fills about 20 MB in that time. */
const LOOK_MS = 20
/** Bytes beyond which a process is replaced, between two images. A fresh one has 85 MB. */
const WORN_BYTES = 130e6
/** Checks whether memory was returned before the process counts as worn. */
const RESTING_LOOKS = 5
/** Scheduling priority below the server's, which answers buyers. */
const NICE = 10

setPriority(NICE)
// When memory is short, the kernel kills this process instead of the server.
if (platform() === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
// Uses one core and caches nothing between images.
sharp.concurrency(1)
sharp.cache(false)

const send = (answer: ChildAnswer) => process.send?.(answer)

setInterval(() => {
  if (process.memoryUsage.rss() < MEMORY_BYTES) return
  // Decoding runs in other threads, which only the end of the process stops.
  send({ kind: 'too much memory' })
  process.kill(process.pid, 'SIGKILL')
}, LOOK_MS).unref()

/**
 * Whether the process stays large after garbage collection, which does not run while libvips works. The pixels it frees
 * go back to the system during the following checks.
 */
const isWorn = async (): Promise<boolean> => {
  for (let looks = 0; process.memoryUsage.rss() > WORN_BYTES; looks++) {
    if (looks === RESTING_LOOKS) return true
    global.gc?.()
    await setTimeout(LOOK_MS)
  }
  return false
}

process.on('message', async ({ id, task }: ChildRequest) => {
  try {
    const result = await performImageTask(task)
    send({ kind: 'done', id, result, worn: await isWorn() })
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
send({ kind: 'ready' })
// The server has ended.
process.on('disconnect', () => process.exit())
