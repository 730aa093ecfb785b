import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readMessageSettings, saveMessageSettings } from '#contract/whatsapp/whatsapp.endpoints.ts'
import type { MessageSettings } from '#contract/whatsapp/whatsapp-api.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'

const settings = queryOptions({ queryKey: ['whatsapp', 'settings'], queryFn: () => call(readMessageSettings) })

/** Whether the official number writes to new buyers. */
export const useMessageSettings = () => useQuery(settings)

export const useSaveMessageSettings = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: MessageSettings) => asOwner(() => call(saveMessageSettings, { json: change })),
    onSuccess: ({ message_new_buyers }) => queries.setQueryData(settings.queryKey, { message_new_buyers }),
  })
}
