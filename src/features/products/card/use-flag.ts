import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { showProduct } from '../queries.ts'
import * as say from './words.ts'

const done = {
  hidden: { on: say.hiddenFromYourShop, off: say.backInYourShop },
  featured: { on: say.standsFirst, off: say.standsWithOthers },
}

/** Turns a flag of a product over: hidden from the shop, or featured there. */
export const useFlag = (flag: keyof typeof done) => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (product: Product) =>
      call(changeProduct, { params: { id: product.id }, json: { [flag]: !product[flag] } }),
    onSuccess: (product) => {
      showProduct(queries, product)
      toast.success(done[flag][product[flag] ? 'on' : 'off'])
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdate)),
  })
  return mutate
}
