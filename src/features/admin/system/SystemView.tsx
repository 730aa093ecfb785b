import { oneOf, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { AuditLog } from './AuditLog.tsx'
import { Backups } from './Backups.tsx'
import { Notifications } from './Notifications.tsx'
import { Overview } from './Overview.tsx'
import { Payments } from './Payments.tsx'
import { UpgradeRequests } from './UpgradeRequests.tsx'

const parts = ['overview', 'requests', 'payments', 'notifications', 'backups', 'audit'] as const

const content = {
  overview: Overview,
  requests: UpgradeRequests,
  payments: Payments,
  notifications: Notifications,
  backups: Backups,
  audit: AuditLog,
}

/** Server state, upkeep and audit log. */
export const SystemView = () => {
  const [{ part }] = useParameters({ part: oneOf(parts, 'overview') })
  const Part = content[part]
  return (
    <Tabs
      look="line"
      label="System"
      value={part}
      onChange={(next) => openView('system', next === 'overview' ? {} : { part: next })}
      tabs={[
        { id: 'overview', label: 'Overview' },
        { id: 'requests', label: 'Upgrade Requests' },
        { id: 'payments', label: 'Payments' },
        { id: 'notifications', label: 'Notifications' },
        { id: 'backups', label: 'Backups' },
        { id: 'audit', label: 'Audit Log' },
      ]}
    >
      <Part />
    </Tabs>
  )
}
