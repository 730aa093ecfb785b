import { writeFileSync } from 'node:fs'
import { platform, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import type { ChildAnswer, ChildRequest } from './image-process.ts'
import { performImageTask } from './tasks.ts'

/**
 * Bytes this process may take. Of what `check-upload.ts` lets pass, an AVIF of 8 megapixels that lies on its side takes most, 240 MB; a small image
 * beside it takes 30.
 */
const MEMORY_BYTES = 280e6
/** Between two looks; a decoder fills some 20 MB meanwhile. */
const LOOK_MS = 20
/** A process that stays so large is replaced between two images, in bytes. A fresh one has 85 MB. */
const WORN_BYTES = 130e6
/** How often it is looked whether memory has gone back. */
const RESTING_LOOKS = 5
/** Yields the processor to what answers buyers. */
const NICE = 10

setPriority(NICE)
// When memory is short, the kernel ends this process rather than the shop.
if (platform() === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
// One core for images, and nothing kept from one image to the next.
sharp.concurrency(1)
sharp.cache(false)

const send = (answer: ChildAnswer) => process.send?.(answer)

setInterval(() => {
  if (process.memoryUsage.rss() < MEMORY_BYTES) return
  // Decoding runs in other threads, which nothing but the end of the process stops.
  send({ kind: 'too much memory' })
  process.kill(process.pid, 'SIGKILL')
}, LOOK_MS).unref()

/**
 * Whether this process stays large without what nobody holds any more: while libvips is at work no garbage is collected by itself, and the pixels
 * that it leaves go back to the system in the looks that follow.
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
// The server is gone, however it went.
process.on('disconnect', () => process.exit())
