/** Rows read from the start of a page. When fewer come, the total is known without a count. */
const AHEAD = 200

/** Returns a page of a list and the list's total. `find` reads rows in order, `count` counts them all. */
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
