import { useQuery } from '@tanstack/react-query'
import { readOpenUnits } from '#contract/products/products.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

/** Units of each variant in orders that are not shipped; none while unknown. */
export const useOpenUnits = (productId: string | undefined): Record<string, number> => {
  const query = useQuery({
    queryKey: ['open-units', productId],
    enabled: productId !== undefined,
    queryFn: () => call(readOpenUnits, { params: { id: productId ?? '' } }),
  })
  return query.data?.units ?? {}
}
