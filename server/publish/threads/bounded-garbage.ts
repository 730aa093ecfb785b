import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of objects and buffers at which a thread collects: three times what stays alive. */
const BOUND = 70e6

interface BoundedGarbage {
  /**
   * Collects this thread's garbage once there is much of it. Rendering leaves 200 kB a page, most of it buffers outside the heap, and V8 lets them
   * grow to 170 MB a thread. Its own bound (`resourceLimits`) made the collector work more than the renderer.
   */
  afterPage(): void
  /**
   * Collects what is young, nearly all of which a save that is done has left: amid the next one it would take that seller's time. Stores that nobody
   * waits for need no more collections than V8 sees: a tenth of a rebuild's processor time.
   */
  afterSave(): void
}

export const boundedGarbage = (): BoundedGarbage => {
  setFlagsFromString('--expose-gc')
  const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc')
  return {
    afterPage: () => {
      const { used_heap_size, external_memory } = getHeapStatistics()
      if (used_heap_size + external_memory > BOUND) collect()
    },
    afterSave: () => collect({ type: 'minor' }),
  }
}
