import { oneOf, useParameters } from '#src/lib/browser/use-parameters.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { SellerManagement } from './SellerManagement.tsx'
import { SystemOverview } from './SystemOverview.tsx'

const parts = ['overview', 'sellers'] as const

/** WhatsApp accounts that send messages. */
export const WhatsAppView = () => {
  const [{ part }] = useParameters({ part: oneOf(parts, 'overview') })
  return (
    <Tabs
      look="line"
      label="WhatsApp"
      value={part}
      onChange={(next) => openView('whatsapp', next === 'overview' ? {} : { part: next })}
      tabs={[
        { id: 'overview', label: 'System Overview' },
        { id: 'sellers', label: 'Seller Management' },
      ]}
    >
      {part === 'sellers' ? <SellerManagement /> : <SystemOverview />}
    </Tabs>
  )
}
