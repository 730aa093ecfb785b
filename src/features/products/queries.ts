import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { readCategories, readProducts } from '#contract/products/products.endpoints.ts'
import type { Product, ProductList } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { productPage } from './product-page.ts'

/** Under the store's key: saving a product changes the store's pages too. */
export const productKeys = {
  lists: [...queryKeys.store, 'products'],
  all: [...queryKeys.store, 'all-products'],
  categories: ['categories'],
} as const

const PER_PAGE = 20

export interface ProductQuery {
  search: string
  category: string
  /** Only what runs low. */
  low: boolean
}

const productsQuery = (filter: ProductQuery) =>
  infiniteQueryOptions({
    queryKey: [...productKeys.lists, filter],
    queryFn: async ({ pageParam, signal }) =>
      productPage(
        await call(readProducts, {
          query: {
            page: pageParam,
            limit: PER_PAGE,
            search: filter.search,
            category: filter.category,
            ...(filter.low && { stock: 'low' as const }),
          },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_next ? last.page + 1 : undefined),
  })

/** The seller's filtered products, page by page. */
export const useProducts = (filter: ProductQuery) =>
  useInfiniteQuery({ ...productsQuery(filter), placeholderData: keepPreviousData })

/** Fetches the first page of a list without filters. */
export const warmProducts = async (queries: QueryClient): Promise<void> => {
  await queries.infiniteQuery(productsQuery({ search: '', category: '', low: false }))
}

/** Categories sellers use. Only suggestions, so errors stay silent. */
export const useCategories = () =>
  useQuery({
    queryKey: productKeys.categories,
    queryFn: async () => (await call(readCategories)).categories,
    staleTime: 300_000,
    retry: false,
  })

/** All products in the lists on this page, unordered. */
export const knownProducts = (queries: QueryClient): Product[] =>
  queries
    .getQueriesData<InfiniteData<ProductList>>({ queryKey: productKeys.lists })
    .flatMap(([, data]) => data?.pages.flatMap(({ products }) => products) ?? [])

/** Updates a product in every list. */
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
