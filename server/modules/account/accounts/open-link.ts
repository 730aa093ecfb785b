import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'

/**
 * Does what a mailed link is for. Counts only wrong links, so that strangers at the same address cannot block a right
 * one. Throws `too_many` for guessing.
 */
export const openLink = async <Result>(deps: Deps, c: Context, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_request')
      await deps.limits.verifyByAddress.take(clientAddress(c))
    throw error
  }
}
