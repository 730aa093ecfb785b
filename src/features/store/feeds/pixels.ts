import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readPixels, savePixels } from '#contract/pixels/pixels.endpoints.ts'
import type { pixelsChange } from '#contract/pixels/pixels-schema.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { toast } from '#src/ui/feedback/toast.ts'

const key = [...queryKeys.store, 'pixels']

/** Pixels that the shop's pages load. */
export const usePixels = () => useQuery({ queryKey: key, queryFn: () => call(readPixels) })

export const useSavePixels = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: z.input<typeof pixelsChange>) => call(savePixels, { json }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.store }),
  })
}
