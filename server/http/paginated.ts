/** Returns the page fields of a list's answer. */
export const paginated = ({ page, limit }: { page: number; limit: number }, total: number) => {
  const total_pages = Math.max(1, Math.ceil(total / limit))
  return { total, page, limit, total_pages, has_next: page < total_pages, has_previous: page > 1 }
}
