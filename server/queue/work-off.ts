import type { WorkQueue } from './work-queue.ts'

/** Takes up to `limit` due keys, runs `work` on them and releases them. Returns whether there were any. */
export const workOff = async (
  queue: WorkQueue,
  limit: number,
  work: (keys: string[]) => Promise<void>,
): Promise<boolean> => {
  const keys = await queue.take(limit)
  if (keys.length === 0) return false
  try {
    await work(keys)
  } finally {
    for (const key of keys) await queue.release(key)
  }
  return true
}
