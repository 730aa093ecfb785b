import type { PushAlert } from '#contract/push/push.ts'
import type { PushService } from '#server/ports/push-service.ts'

/** Keeps alerts instead of sending them. `answer` decides what becomes of each. */
export const fakePushService = () => {
  const sent: (PushAlert & { endpoint: string })[] = []
  const service = {
    publicKey: `B${'A'.repeat(86)}`,
    sent,
    answer: 'sent' as Awaited<ReturnType<PushService['send']>>,
    send: async ({ endpoint }: { endpoint: string }, payload: string) => {
      if (service.answer === 'sent') sent.push({ endpoint, ...JSON.parse(payload) })
      return service.answer
    },
  }
  return service
}
