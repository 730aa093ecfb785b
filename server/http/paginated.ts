/** How many a list has in all: counted, unless the page that was read shows it by not being full. */
export const totalOf = async (
  { page, limit }: { page: number; limit: number },
  shown: number,
  count: () => Promise<number>,
): Promise<number> => (shown < limit && (shown > 0 || page === 1) ? (page - 1) * limit + shown : count())

/** The page figures every list answers. */
export const paginated = ({ page, limit }: { page: number; limit: number }, total: number) => {
  const total_pages = Math.max(1, Math.ceil(total / limit))
  return { total, page, limit, total_pages, has_next: page < total_pages, has_previous: page > 1 }
}
