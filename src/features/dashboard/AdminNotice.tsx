import { ShieldAlert } from 'lucide-react'
import { useSecondFactor } from '../shared/second-factor.ts'
import { accountTab } from './tabs.ts'
import { useTab } from './use-tab.ts'
import * as say from './words.ts'

/** Asks an admin to set up two-step sign-in, which the server requires for admin calls. */
export const AdminNotice = () => {
  const { data } = useSecondFactor()
  const { tab, addressOf, open } = useTab()
  // The panel shows it too.
  if (!data?.required || data.enabled || tab === accountTab || tab.admin) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 bg-warning-soft px-4 py-2.5 text-center text-sm text-warning"
    >
      <ShieldAlert aria-hidden="true" className="size-4 shrink-0" />
      {say.adminsNeedTwoSteps}
      <a
        href={addressOf(accountTab.id)}
        className="font-medium underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault()
          open(accountTab.id)
        }}
      >
        {say.setItUp}
      </a>
    </p>
  )
}
