import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { leaveShop } from '#contract/staff/staff.endpoints.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as say from './words.ts'

/** Leaves the shop that somebody works in. */
export const LeaveCard = () => {
  const shop = useMe().works_in
  const [asking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => call(leaveShop),
    // Everything on the page was the shop's.
    onSuccess: () => location.assign('/dashboard'),
    onError: (error) => toast.error(errorMessage(error, say.failedToLeave)),
  })
  if (!shop) return null
  return (
    <Card>
      <CardHeading title={say.youWorkIn(shop.store_name)} description={say.yourAccountStaysYours} />
      <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        {say.leaveThisShop}
      </Button>
      {asking && (
        <ConfirmDialog
          title={say.leaveStoreQuestion(shop.store_name)}
          confirmLabel={say.leave}
          tone="danger"
          busy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onCancel={() => setAsking(false)}
        >
          {say.onlyOwnerCanInviteAgain}
        </ConfirmDialog>
      )}
    </Card>
  )
}
