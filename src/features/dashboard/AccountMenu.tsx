import { ChevronsUpDown, CircleUser, LogOut } from 'lucide-react'
import { useState } from 'react'
import { endSession } from '#src/lib/session/end-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { DropdownMenu } from '#src/ui/overlays/DropdownMenu.tsx'
import { accountTab } from './tabs.ts'
import { useTab } from './use-tab.ts'
import * as say from './words.ts'

/** Account settings and sign-out. */
export const AccountMenu = ({ email }: { email: string }) => {
  const { open } = useTab()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void endSession()
  }
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="quiet"
            size="small"
            aria-label={say.accountOf(email)}
            className="min-w-11"
            icon={<CircleUser aria-hidden="true" />}
            busy={leaving}
          >
            <span dir="ltr" className="hidden max-w-56 truncate sm:inline">
              {email}
            </span>
            {/* Not the arrow of the sign-in form, which is in the file of its parts. */}
            <ChevronsUpDown aria-hidden="true" className="max-sm:hidden" />
          </Button>
        }
        items={[
          {
            label: accountTab.label,
            icon: <CircleUser aria-hidden="true" />,
            onSelect: () => open(accountTab.id),
          },
          { label: say.logout, icon: <LogOut aria-hidden="true" />, onSelect: leave },
        ]}
      />
      {/* A phone's header has room for the menu alone. */}
      <Button variant="quiet" size="small" className="max-lg:hidden" onClick={leave}>
        {say.logout}
      </Button>
    </>
  )
}
