import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of garbage that start a collection: three times what stays alive. */
const BOUND = 70e6

interface BoundedGarbage {
  /**
   * Collects once there is much garbage. A page leaves 200 kB, mostly off-heap buffers, which V8 lets grow to
   * 170 MB per thread. V8's own bound (`resourceLimits`) spent more on collecting than on rendering.
   */
  afterPage(): void
  /**
   * Collects young garbage after a save, so that the next one is not interrupted. Not for background stores:
   * there it would cost a tenth of a rebuild.
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
