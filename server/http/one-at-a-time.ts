/** Runs the work of each key one after the other. A limit must bound how much may wait. */
export const createOneAtATime = () => {
  const last = new Map<string, Promise<unknown>>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = result.catch(() => {})
    last.set(key, settled)
    try {
      return await result
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
