import { ExternalLink, RefreshCw, Send } from 'lucide-react'
import { useState } from 'react'
import { mayChangeOrders } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { useRenewLink } from '../orders.ts'

/** The order's private page: seen, copied, and given a new link. The chat's text has it too. */
export const PrivateLink = ({ order, url, chat }: { order: AnyOrder; url: string; chat: string }) => {
  const [asking, setAsking] = useState(false)
  const renew = useRenewLink()
  const may = useMay()
  const give = () =>
    renew.mutate(order.order_id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, 'Failed to make a new link')),
      onSettled: () => setAsking(false),
    })
  return (
    <div className="mt-3 rounded-lg bg-raised px-4 py-3">
      <p className="text-sm">The buyer’s own page: where the order stands, to confirm, to cancel.</p>
      <div className="mt-1 -ms-3 flex flex-wrap">
        {order.buyer_phone && (
          <LinkButton
            variant="quiet"
            size="small"
            href={chat}
            target="_blank"
            rel="noopener"
            icon={<Send aria-hidden="true" />}
          >
            Send
          </LinkButton>
        )}
        <LinkButton
          variant="quiet"
          size="small"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
        >
          Look
        </LinkButton>
        <CopyButton text={url} quiet done="Link copied" prompt="Copy the link">
          Copy
        </CopyButton>
        {may(mayChangeOrders) && (
          <Button variant="quiet" size="small" icon={<RefreshCw aria-hidden="true" />} onClick={() => setAsking(true)}>
            New link
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Make a new link?"
          confirmLabel="Make a new link"
          busy={renew.isPending}
          onConfirm={give}
          onCancel={() => setAsking(false)}
        >
          The old link stops working at once, for the buyer too. Send the new one.
        </ConfirmDialog>
      )}
    </div>
  )
}
