import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { changePlan, PLAN_FAILED, type PlannedUser } from '../shared/plans/change-plan.ts'

interface DowngradeDialogProps {
  user: PlannedUser
  onClose: () => void
}

/** Ends Premium at once. */
export const DowngradeDialog = ({ user, onClose }: DowngradeDialogProps) => (
  <ActDialog
    title="Downgrade to the Free Plan?"
    confirmLabel="Downgrade user"
    tone="danger"
    run={() => changePlan(user, { plan: 'free' })}
    failed={PLAN_FAILED}
    onClose={onClose}
  >
    <p>
      <bdi className="font-medium text-text">{user.email}</bdi> loses Premium at once: analytics, WhatsApp messages and
      premium layouts. Nothing of the store is deleted.
    </p>
  </ActDialog>
)
