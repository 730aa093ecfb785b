import type { WorkQueue } from './work-queue.ts'

/** Takes what is due, at most so many keys, and does one after the other until `signal` ends that. Returns whether there was any. */
export const workOff = async (
  queue: WorkQueue,
  limit: number,
  signal: AbortSignal,
  work: (key: string) => Promise<void>,
): Promise<boolean> => {
  const keys = await queue.take(limit)
  try {
    for (const key of keys) if (!signal.aborted) await work(key)
  } finally {
    for (const key of keys) await queue.release(key)
  }
  return keys.length > 0
}
