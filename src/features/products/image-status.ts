import type { ImageStatus } from '#contract/products/products.ts'

const FIRST = 300
const STEP = 500
const TRIES = 8

interface Polling {
  check: () => Promise<ImageStatus>
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Asks whether a product's images are ready: 300 ms after it was saved, then up to 8 times more, each time 500 ms later than the time
 * before. `unknown` when a call failed or the tries are used up: then the list is simply read anew.
 */
export const pollImageStatus = async ({ check, wait }: Polling): Promise<'ready' | 'failed' | 'unknown'> => {
  await wait(FIRST)
  for (let attempt = 0; ; attempt++) {
    try {
      const { status, processing_complete } = await check()
      if (status === 'failed') return 'failed'
      if (status === 'ready' || processing_complete) return 'ready'
    } catch {
      return 'unknown'
    }
    if (attempt === TRIES) return 'unknown'
    await wait(STEP * (attempt + 1))
  }
}
