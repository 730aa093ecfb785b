/**
 * Lets each account have one piece of work under way; what it asks for meanwhile waits its turn. For work that a limit already bounds the
 * number of.
 */
export const createOneAtATime = () => {
  const last = new Map<string, Promise<unknown>>()

  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(userId) ?? Promise.resolve()).then(work)
    const settled = result.catch(() => {})
    last.set(userId, settled)
    try {
      return await result
    } finally {
      if (last.get(userId) === settled) last.delete(userId)
    }
  }
}
