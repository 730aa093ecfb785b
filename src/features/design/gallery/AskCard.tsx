import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { Store } from '#contract/stores/stores.ts'
import { requestUpgrade } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/feedback/toast.ts'

/** A layout for one trade is made and given by our team: the way to ask for it. */
export const AskCard = ({ store }: { store: Store }) => {
  const ask = useMutation({
    mutationFn: () =>
      call(requestUpgrade, { json: { message: `Please make a layout for the trade of ${store.name}.` } }),
    onSuccess: () => toast.success('Your message is sent. Our team will write to you on WhatsApp.'),
    onError: (error) => toast.error(errorMessage(error, 'Your message could not be sent. Please try again.')),
  })
  return (
    <Card className="flex h-full flex-col">
      <CardHeading
        title="Made for your trade"
        description="Food, jewelry, phones, abayas: our team makes and assigns layouts for one trade."
      />
      <Button
        variant="secondary"
        size="small"
        className="mt-auto self-start"
        busy={ask.isPending}
        disabled={ask.isSuccess}
        icon={<MessageCircle aria-hidden="true" />}
        onClick={() => ask.mutate()}
      >
        Ask our team
      </Button>
    </Card>
  )
}
