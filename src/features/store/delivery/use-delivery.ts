import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readDelivery, saveDelivery, turnOffDelivery } from '#contract/delivery/delivery.endpoints.ts'
import type { deliveryChange, OwnDelivery } from '#contract/delivery/delivery-schema.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

/** Below the store's key: saving the store changes `updated_at`. */
const delivery = queryOptions({ queryKey: [...queryKeys.store, 'delivery'], queryFn: () => call(readDelivery) })

/** Delivery charges of the seller's shop. */
export const useDelivery = () => useQuery(delivery)

/** Reads the delivery charges anew. */
export const useFreshDelivery = () => {
  const queries = useQueryClient()
  return () => queries.query({ ...delivery, staleTime: 0 })
}

/** Saves delivery charges; `null` turns them off. */
export const useSaveDelivery = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, base }: { change: z.input<typeof deliveryChange> | null; base: OwnDelivery }) => {
      const headers = { 'if-match': `"${base.updated_at}"` }
      return change ? call(saveDelivery, { json: change, headers }) : call(turnOffDelivery, { headers })
    },
    onSuccess: ({ delivery: saved, updated_at }) => {
      queries.setQueryData(delivery.queryKey, { delivery: saved, updated_at })
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
  })
}
