import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { Tabs } from '#src/ui/Tabs.tsx'
import { openView } from '../shared/address.ts'
import { SellerManagement } from './SellerManagement.tsx'
import { SystemOverview } from './SystemOverview.tsx'

const parts = ['overview', 'sellers'] as const

/** The WhatsApp accounts that messages go out by. */
export const WhatsAppView = () => {
  const [part] = useQueryState('part', parseAsStringLiteral(parts).withDefault('overview'))
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
