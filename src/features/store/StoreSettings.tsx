import { useMyStore } from '#src/features/shared/queries.ts'
import { usePublications } from '../shared/publications.ts'
import { UpgradeCard } from '../shared/UpgradeCard.tsx'
import { DesignPointer } from './DesignPointer.tsx'
import { DeliveryCard } from './delivery/DeliveryCard.tsx'
import { DiscountsCard } from './discounts/DiscountsCard.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { VersionsCard } from './VersionsCard.tsx'

export const StoreSettings = ({ openDesign }: { openDesign?: () => void }) => {
  const { data: store } = useMyStore()
  const shared = usePublications().data?.share.url
  if (!store) return null
  const url = shared ?? `${location.origin}/store/${store.store_slug}/`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <FirstSteps store={store} url={url} />
        <SummaryCard store={store} url={url} />
        <DeliveryCard store={store} />
        <DiscountsCard store={store} url={url} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {openDesign && <DesignPointer onOpen={openDesign} />}
        <ShareCard store={store} />
        <UpgradeCard />
      </div>
      {/* Seldom needed: last on a phone. */}
      <div className="min-w-0">
        <VersionsCard />
      </div>
    </div>
  )
}
