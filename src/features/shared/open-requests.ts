import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { normalisePhone } from '#contract/phone.ts'
import { readOpenRequests, requestUpgrade } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

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

/** Asks for the paid plan, or for more of it. */
export const useAskPremium = (me: Pick<User, 'whatsapp_number' | 'country_code'>) => {
  const { ask, ...request } = useAsk(null, {
    sent: say.upgradeRequestSentAdmin,
    failed: say.failedToSendUpgrade,
  })
  const number = normalisePhone(me.whatsapp_number, me.country_code)
  return {
    ...request,
    ask: () => ask(`Please upgrade my account to Premium. My WhatsApp number is +${number}.`),
  }
}
