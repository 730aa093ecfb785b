import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addCollection,
  changeCollection,
  readCollections,
  removeCollection,
} from '#contract/collections/collections.endpoints.ts'
import type { NewCollection } from '#contract/collections/collections.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

export const useCollections = () =>
  useQuery({
    queryKey: [...queryKeys.store, 'collections'],
    queryFn: async () => (await call(readCollections)).collections,
  })

/** Adds, changes and removes collections. Their pages change with them. */
export const useCollectionChanges = () => {
  const queries = useQueryClient()
  const onSuccess = () => void queries.invalidateQueries({ queryKey: queryKeys.store })
  return {
    save: useMutation({
      mutationFn: ({ id, ...json }: NewCollection & { id?: string | undefined }) =>
        id ? call(changeCollection, { params: { id }, json }) : call(addCollection, { json }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(removeCollection, { params: { id } }),
      onSuccess,
    }),
  }
}
