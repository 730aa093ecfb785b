import { useMutation, useQueryClient } from '@tanstack/react-query'
import { duplicateProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

/** Copies a product, then hands the copy on to be edited. */
export const useDuplicate = (onCopied: (product: Product) => void) => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Product) =>
      call(duplicateProduct, { params: { id }, headers: { 'idempotency-key': randomKey() } }),
    onSuccess: (product) => {
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      toast.success(say.copiedItIsHidden)
      onCopied(product)
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToCopy)),
  })
  return mutate
}
