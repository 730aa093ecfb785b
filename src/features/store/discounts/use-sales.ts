import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OwnSales, salesChange } from '#contract/discounts/sale-schema.ts'
import { readSales, saveSales } from '#contract/discounts/sales.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

/** Below the store's key: saving the store changes `updated_at`. */
const sales = queryOptions({ queryKey: [...queryKeys.store, 'sales'], queryFn: () => call(readSales) })

/** Sales of the seller's shop that run or are planned. */
export const useSales = () => useQuery(sales)

/** Saves all sales in place of those that `base` has. */
export const useSaveSales = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, base }: { change: z.input<typeof salesChange>; base: OwnSales }) =>
      call(saveSales, { json: change, headers: { 'if-match': `"${base.updated_at}"` } }),
    onSuccess: ({ sales: saved, updated_at }) => {
      queries.setQueryData(sales.queryKey, { sales: saved, updated_at })
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
  })
}
