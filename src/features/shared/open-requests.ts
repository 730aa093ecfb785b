import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readOpenRequests, requestUpgrade } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'

const OPEN_REQUESTS = ['upgrade-requests']

interface Words {
  sent: string
  failed: string
}

/** Asks for a layout, or with `null` for the paid plan. `askedAt` is the moment of her open request. */
export const useAsk = (layout: string | null, { sent, failed }: Words) => {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: OPEN_REQUESTS, queryFn: async () => (await call(readOpenRequests)).requests })
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (message: string) => call(requestUpgrade, { json: { message, layout } }),
    onSuccess: () => {
      toast.success(sent)
      void queries.invalidateQueries({ queryKey: OPEN_REQUESTS })
    },
    onError: (error) => toast.error(errorMessage(error, failed)),
  })
  const askedAt = data?.find((request) => request.layout === layout)?.created_at
  return { ask: mutate, isPending, isAsked: isSuccess || askedAt !== undefined, askedAt }
}
