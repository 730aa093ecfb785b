import { MessageCircle } from 'lucide-react'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { PremiumTeaser } from '#src/features/shared/PremiumTeaser.tsx'
import { useMe, useMyStore } from '#src/features/shared/queries.ts'
import { useShopRole } from '#src/features/shared/use-may.ts'
import { said } from '#src/lib/server-words.ts'
import { NewBuyersCard } from './NewBuyersCard.tsx'
import { OfficialCard } from './OfficialCard.tsx'
import { useOfficial } from './official.ts'
import { StatusCard } from './StatusCard.tsx'
import { TemplatesCard } from './TemplatesCard.tsx'
import * as say from './words.ts'

const gains = [say.everyNewOrderAtOnce, say.officialNumberTellsBuyers, say.ownWordsInUrduOrEnglish]

/** Links the seller's number for alerts, connects an official one, and words the messages. */
export const WhatsAppTab = () => {
  const me = useMe()
  const { data: store } = useMyStore()
  const isOwner = useShopRole() === 'owner'
  const isPaid = me.plan === 'paid'
  const official = useOfficial(isOwner && isPaid).data
  // Helpers are not told whether there is an official number.
  const mayHaveOfficial = !isOwner || official?.own || official?.platform
  if (!isPaid) {
    return (
      <PremiumTeaser
        icon={MessageCircle}
        title={say.ordersThroughYourOwnWhatsapp}
        words={said(PREMIUM_MESSAGING)}
        gains={gains}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <StatusCard userId={me.id} />
      {store && isOwner && <OfficialCard />}
      {store && mayHaveOfficial && <NewBuyersCard />}
      {store && <TemplatesCard store={store} />}
    </div>
  )
}
