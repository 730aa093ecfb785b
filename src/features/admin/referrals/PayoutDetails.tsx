import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { AdminWithdrawal } from '#contract/admin/admin-reports.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { readPayout } from './referrals.ts'

/** Last characters of the payout details. Showing all of them is recorded. */
export const PayoutDetails = ({ withdrawal }: { withdrawal: AdminWithdrawal }) => {
  const details = useMutation({
    mutationFn: () => readPayout(withdrawal.id),
    onError: () => toast.error('Failed to show payout details'),
  })
  if (withdrawal.payment_details === '') return <p className="text-muted text-xs">No longer kept</p>
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-2 text-muted text-sm min-[1100px]:justify-start">
      <bdi dir="ltr" className="break-all tabular-nums">
        {details.data?.payment_details ?? withdrawal.payment_details}
      </bdi>
      {!details.data && (
        <Button
          variant="link"
          size="text"
          className="min-[1100px]:min-h-6"
          busy={details.isPending}
          icon={<Eye aria-hidden="true" />}
          aria-label={`Show payout details of ${withdrawal.user_email ?? 'a deleted account'}`}
          onClick={() => details.mutate()}
        >
          Show
        </Button>
      )}
    </p>
  )
}
