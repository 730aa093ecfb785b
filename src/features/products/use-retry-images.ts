import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { followImages } from './follow-images.ts'
import { imageEntries, keptImages } from './form/image-list.ts'
import { showProduct } from './queries.ts'
import * as say from './words.ts'

/** Retries images that failed to process. */
export const useRetryImages = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (product: Product) => {
      const form = new FormData()
      for (const entry of imageEntries(keptImages(product.images))) form.append('images', entry)
      return upload(changeProduct, { params: { id: product.id }, form })
    },
    onSuccess: (product) => {
      showProduct(queries, product)
      return followImages(queries, product.id)
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdate)),
  })
  return mutate
}
