import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { UserDetails } from '#contract/admin/admin-users.ts'
import { Button } from '#src/ui/Button.tsx'
import { PermissionsDialog } from '../shared/layouts/PermissionsDialog.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'

/** Layouts granted beyond the plan, with a way to change them. */
export const GrantedLayouts = ({ user }: { user: UserDetails['user'] }) => {
  const { layouts } = useLayouts()
  const [asked, setAsked] = useState(false)
  return (
    <>
      {user.allowed_layouts.map((id) => layoutName(layouts, id)).join(', ') || 'None'}
      <Button
        variant="link"
        size="text"
        className="ms-2 sm:min-h-6"
        icon={<KeyRound aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        Change
      </Button>
      {asked && <PermissionsDialog user={{ ...user, user_id: user.id }} onClose={() => setAsked(false)} />}
    </>
  )
}
