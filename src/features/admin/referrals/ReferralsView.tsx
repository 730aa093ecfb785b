import { oneOf, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { AllReferrals } from './AllReferrals.tsx'
import { ReferralDashboard } from './ReferralDashboard.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const parts = ['dashboard', 'withdrawals', 'all'] as const

const content = { dashboard: ReferralDashboard, withdrawals: Withdrawals, all: AllReferrals }

/** Referrals and payouts. */
export const ReferralsView = () => {
  const [{ part }] = useParameters({ part: oneOf(parts, 'dashboard') })
  const Part = content[part]
  return (
    <Tabs
      look="line"
      label="Referrals"
      value={part}
      onChange={(next) => openView('referrals', next === 'dashboard' ? {} : { part: next })}
      tabs={[
        { id: 'dashboard', label: 'Dashboard' },
        { id: 'withdrawals', label: 'Withdrawals' },
        { id: 'all', label: 'All Referrals' },
      ]}
    >
      <Part />
    </Tabs>
  )
}
