/** The page figures every list answers. */
export const paginated = ({ page, limit }: { page: number; limit: number }, total: number) => {
  const total_pages = Math.max(1, Math.ceil(total / limit))
  return { total, page, limit, total_pages, has_next: page < total_pages, has_previous: page > 1 }
}
