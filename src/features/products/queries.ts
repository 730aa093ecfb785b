import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { readCategories, readProducts } from '#contract/products/products.endpoints.ts'
import type { Product, ProductList } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

/** Below the store's key: what is saved of a product changes the store's pages too. */
export const productKeys = {
  lists: [...queryKeys.store, 'products'],
  categories: ['categories'],
} as const

const PER_PAGE = 20

export interface ProductQuery {
  search: string
  category: string
}

/** The own products that a filter leaves, page after page. */
export const useProducts = (filter: ProductQuery) =>
  useInfiniteQuery({
    queryKey: [...productKeys.lists, filter],
    queryFn: ({ pageParam, signal }) =>
      call(readProducts, {
        query: { page: pageParam, limit: PER_PAGE, search: filter.search, category: filter.category },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_next ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** Categories that sellers use: suggestions only, so nothing is said when they cannot be had. */
export const useCategories = () =>
  useQuery({
    queryKey: productKeys.categories,
    queryFn: async () => (await call(readCategories)).categories,
    staleTime: 300_000,
    retry: false,
  })

/** The products that some list on this page shows, in no order. */
export const knownProducts = (queries: QueryClient): Product[] =>
  queries
    .getQueriesData<InfiniteData<ProductList>>({ queryKey: productKeys.lists })
    .flatMap(([, data]) => data?.pages.flatMap(({ products }) => products) ?? [])

/** Shows a product as it is now, wherever it is listed. */
export const showProduct = (queries: QueryClient, product: Product): void => {
  queries.setQueriesData<InfiniteData<ProductList>>(
    { queryKey: productKeys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          products: page.products.map((one) => (one.id === product.id ? product : one)),
        })),
      },
  )
}
