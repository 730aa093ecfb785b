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
import * as say from './words.ts'

/** The order's private page: seen, copied, and given a new link. The chat's text has it too. */
export const PrivateLink = ({ order, url, chat }: { order: AnyOrder; url: string; chat: string }) => {
  const [asking, setAsking] = useState(false)
  const renew = useRenewLink()
  const may = useMay()
  const give = () =>
    renew.mutate(order.order_id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, say.failedToMakeA)),
      onSettled: () => setAsking(false),
    })
  return (
    <div className="mt-3 rounded-lg bg-raised px-4 py-3">
      <p className="text-sm">{say.theBuyersOwnPage}</p>
      <div className="mt-1 -ms-3 grid grid-cols-2 justify-items-start sm:flex sm:flex-wrap">
        {order.buyer_phone && (
          <LinkButton
            variant="quiet"
            size="small"
            href={chat}
            target="_blank"
            rel="noopener"
            icon={<Send aria-hidden="true" />}
          >
            {say.send}
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
          {say.look}
        </LinkButton>
        <CopyButton text={url} quiet done={say.linkCopied} prompt={say.copyTheLink}>
          {say.copy}
        </CopyButton>
        {may(mayChangeOrders) && (
          <Button variant="quiet" size="small" icon={<RefreshCw aria-hidden="true" />} onClick={() => setAsking(true)}>
            {say.newLink}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={say.makeANewLinkQuestion}
          confirmLabel={say.makeANewLink}
          busy={renew.isPending}
          onConfirm={give}
          onCancel={() => setAsking(false)}
        >
          {say.theOldLinkStops}
        </ConfirmDialog>
      )}
    </div>
  )
}
