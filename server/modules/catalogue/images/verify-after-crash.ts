import type { Deps } from '#server/deps.ts'
import { verifyMedia } from './verify-media.ts'

/** Repairs images damaged by a crash, while the server is already open. Returns whether it finished. */
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
