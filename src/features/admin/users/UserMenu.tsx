import { ArrowDownCircle, ArrowUpCircle, CalendarClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import { UpgradeDialog } from '../shared/plans/UpgradeDialog.tsx'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { DowngradeDialog } from './DowngradeDialog.tsx'

type Asked = 'upgrade' | 'downgrade' | 'delete'

/** Actions on an account. An admin can be deleted only after the operator takes the role. */
export const UserMenu = ({ user, onDeleted }: { user: AdminUser; onDeleted?: () => void }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const paid = user.plan === 'paid'
  return (
    <>
      <IconMenu
        label={`Actions for ${user.email}`}
        items={[
          {
            label: paid ? 'Extend Premium' : 'Upgrade to Premium',
            icon: paid ? <CalendarClock aria-hidden="true" /> : <ArrowUpCircle aria-hidden="true" />,
            onSelect: () => setAsked('upgrade'),
          },
          ...(paid
            ? [
                {
                  label: 'Downgrade to free',
                  icon: <ArrowDownCircle aria-hidden="true" />,
                  onSelect: () => setAsked('downgrade'),
                },
              ]
            : []),
          {
            label: 'Delete user',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            disabled: user.role === 'admin',
            onSelect: () => setAsked('delete'),
          },
        ]}
      />
      {asked === 'upgrade' && <UpgradeDialog user={user} onClose={close} />}
      {asked === 'downgrade' && <DowngradeDialog user={user} onClose={close} />}
      {asked === 'delete' && <DeleteUserDialog user={user} onClose={close} {...(onDeleted && { onDeleted })} />}
    </>
  )
}
