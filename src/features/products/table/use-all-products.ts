import { useQuery } from '@tanstack/react-query'
import { readProducts } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { call } from '#src/lib/api/api.ts'
import { productPage } from '../product-page.ts'
import { productKeys } from '../queries.ts'

const PER_PAGE = 100

/** All products of the seller, as the shop orders them. Read once when a dialog opens. */
export const useAllProducts = () =>
  useQuery({
    queryKey: [...productKeys.all],
    queryFn: async ({ signal }) => {
      const products: Product[] = []
      for (let page = 1; ; page++) {
        const read = productPage(await call(readProducts, { query: { page, limit: PER_PAGE }, signal }))
        products.push(...read.products)
        if (!read.has_next) return products
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
