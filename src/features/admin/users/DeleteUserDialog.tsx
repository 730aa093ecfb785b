import type { AdminUser } from '#contract/admin/admin-users.ts'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { removeUser } from './users.ts'

interface DeleteUserDialogProps {
  user: AdminUser
  onDeleted?: () => void
  onClose: () => void
}

/** Deletes an account and its store after the address is typed. */
export const DeleteUserDialog = ({ user, onDeleted, onClose }: DeleteUserDialogProps) => (
  <ActDialog
    title="Delete this user?"
    confirmLabel="Delete user"
    tone="danger"
    typed={{ label: 'Type the e-mail address to confirm', text: user.email }}
    run={async () => {
      const answer = await removeUser(user.id)
      onDeleted?.()
      return answer
    }}
    failed="Failed to delete user"
    onClose={onClose}
  >
    <p>
      <bdi className="font-medium text-text">{user.email}</bdi> and the store with its products, orders and pages are
      gone at once. Its data can be given to its owner for 30 days.
    </p>
  </ActDialog>
)
