import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { showProduct } from '../queries.ts'

/** Takes a product out of the shop for now, or shows it again. */
export const useHideProduct = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id, hidden }: Product) => call(changeProduct, { params: { id }, json: { hidden: !hidden } }),
    onSuccess: (product) => {
      showProduct(queries, product)
      toast.success(product.hidden ? 'Hidden from your shop' : 'Back in your shop')
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error) => toast.error(errorMessage(error, 'Failed to update product')),
  })
  return mutate
}
