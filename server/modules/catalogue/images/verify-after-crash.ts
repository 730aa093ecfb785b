import type { Deps } from '#server/deps.ts'
import { verifyMedia } from './verify-media.ts'

/**
 * Finds what a crash has damaged among the images while the shop is open already: nothing else waits for it. Returns whether it came to its
 * end.
 */
export const verifyImages = async (deps: Deps, signal: AbortSignal): Promise<boolean> => {
  try {
    const { images, remade, lost } = await verifyMedia(deps, { contents: false }, signal)
    deps.log.info({ images, remade, lost: lost.length }, 'images were looked through after an unclean stop')
    return !signal.aborted
  } catch (error) {
    deps.log.error({ err: error }, 'images could not be looked through')
    return false
  }
}
