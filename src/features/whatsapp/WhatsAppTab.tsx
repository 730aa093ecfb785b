import { MessageCircle } from 'lucide-react'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { PremiumTeaser } from '#src/features/shared/PremiumTeaser.tsx'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import { useShopRole } from '#src/features/shared/use-may.ts'
import { NewBuyersCard } from './NewBuyersCard.tsx'
import { OfficialCard } from './OfficialCard.tsx'
import { StatusCard } from './StatusCard.tsx'
import { TemplatesCard } from './TemplatesCard.tsx'

const gains = [
  'Every new order on your WhatsApp, the moment it is placed',
  'Your buyers hear from your own number when an order is confirmed, shipped and delivered',
  'Your own words, in Urdu or English',
]

/** Links the seller's own WhatsApp number and sets what it sends. */
export const WhatsAppTab = () => {
  const me = useMe()
  const { data: store } = useMyStore()
  const isOwner = useShopRole() === 'owner'
  if (me.plan !== 'paid') {
    return (
      <PremiumTeaser
        icon={MessageCircle}
        title="Orders through your own WhatsApp"
        words={PREMIUM_MESSAGING}
        gains={gains}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <StatusCard userId={me.id} />
      {store && isOwner && <OfficialCard />}
      {store && <NewBuyersCard />}
      {store && <TemplatesCard store={store} />}
    </div>
  )
}
