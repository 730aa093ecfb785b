import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readCloud, removeCloud, saveCloud } from '#contract/whatsapp/cloud.endpoints.ts'
import type { cloudChoice } from '#contract/whatsapp/cloud-schema.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

const official = queryOptions({ queryKey: ['whatsapp', 'official'], queryFn: () => call(readCloud) })

/** The shop's official number, and what its owner enters at Meta. */
export const useOfficial = (enabled = true) => useQuery({ ...official, enabled })

export const useOfficialChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => void queries.invalidateQueries({ queryKey: official.queryKey })
  return {
    save: useMutation({
      mutationFn: (json: z.input<typeof cloudChoice>) => asOwner(() => call(saveCloud, { json })),
      onSuccess: ({ message }) => toast.success(message),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: () => call(removeCloud),
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, say.failedToRemoveTheNumber)),
      onSettled,
    }),
  }
}
