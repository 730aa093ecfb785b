import type { ImageStatus } from '#contract/products/products.ts'

const FIRST = 300
const STEP = 500
const TRIES = 8

interface Polling {
  check: () => Promise<ImageStatus>
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Polls until a product's images are ready: after 300 ms, then up to 8 times, each wait 500 ms longer.
 * `unknown`: a call failed or the tries ran out.
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
