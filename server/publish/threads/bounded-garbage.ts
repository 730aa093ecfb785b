import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of garbage that start a collection: three times what stays alive. */
const BOUND = 70e6
/** The same during a save: of a thousand products it makes 20 MB, and a collection would take as long as its pages. */
const BOUND_OF_SAVE = 120e6

interface BoundedGarbage {
  /**
   * Collects once there is much garbage. A page leaves 200 kB, mostly off-heap buffers, which V8 lets grow to
   * 170 MB per thread. V8's own bound (`resourceLimits`) spent more on collecting than on rendering.
   */
  afterPage(isSave: boolean): void
  /**
   * Collects after a save, so that the next one is not interrupted: young garbage, or all if there is much.
   * Not for background stores: there it would cost a tenth of a rebuild.
   */
  afterSave(): void
}

export const boundedGarbage = (): BoundedGarbage => {
  setFlagsFromString('--expose-gc')
  const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc')
  const isOver = (bound: number): boolean => {
    const { used_heap_size, external_memory } = getHeapStatistics()
    return used_heap_size + external_memory > bound
  }
  return {
    afterPage: (isSave) => {
      if (isOver(isSave ? BOUND_OF_SAVE : BOUND)) collect()
    },
    afterSave: () => collect(isOver(BOUND) ? undefined : { type: 'minor' }),
  }
}
