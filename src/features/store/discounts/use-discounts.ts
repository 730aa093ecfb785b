import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { DiscountAnswer, discountChange } from '#contract/discounts/discount-schema.ts'
import {
  addDiscount,
  changeDiscount,
  readDiscount,
  readDiscounts,
  removeDiscount,
} from '#contract/discounts/discounts.endpoints.ts'
import { readProducts } from '#contract/products/products.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

const discounts = queryOptions({ queryKey: ['discounts', 'list'], queryFn: () => call(readDiscounts) })

/** Discount codes of the seller's shop, and how many her plan allows. */
export const useDiscounts = () => useQuery(discounts)

/** The newest orders that used a code. */
export const useUses = (id: string | undefined) =>
  useQuery({
    queryKey: ['discounts', 'one', id],
    queryFn: () => call(readDiscount, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })

/** Adds a code, or changes the known one. */
export const useSaveDiscount = (known: DiscountAnswer | undefined) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: z.input<typeof discountChange>) => {
      if (!known) return call(addDiscount, { json })
      return call(changeDiscount, {
        params: { id: known.id },
        json,
        headers: { 'if-match': `"${known.updated_at}"` },
      })
    },
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
      await queries.invalidateQueries({ queryKey: ['discounts'] })
    },
  })
}

export const useRemoveDiscount = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeDiscount, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['discounts'] }),
  })
}

/** Products and categories that a code can be for: the newest hundred. */
export const useCatalogue = () => {
  const { data } = useQuery({
    queryKey: [...queryKeys.store, 'catalogue'],
    queryFn: () => call(readProducts, { query: { limit: 100 } }),
  })
  const products = data?.products ?? []
  return { products, categories: [...new Set(products.map(({ category }) => category))] }
}
