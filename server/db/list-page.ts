/** Rows that are looked for from the page's first on: fewer tell how many there are in all without looking through everything again. */
const AHEAD = 200

/** One page of a list, and how many rows the list has. `find` reads it in its order, `count` counts it. */
export const listPage = async <Row>(
  { page, limit }: { page: number; limit: number },
  find: (part: { offset: number; limit: number }) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<{ shown: Row[]; total: number }> => {
  const offset = (page - 1) * limit
  const ahead = Math.max(AHEAD, limit)
  const found = await find({ offset, limit: ahead })
  const reachesEnd = found.length < ahead && (found.length > 0 || page === 1)
  return { shown: found.slice(0, limit), total: reachesEnd ? offset + found.length : await count() }
}
