import { useDeferredValue } from 'react'
import { useMyStore } from '#src/features/shared/queries.ts'
import { useShopRole } from '#src/features/shared/use-may.ts'
import { useIdle } from '#src/lib/browser/use-idle.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { usePublications } from '../shared/publications.ts'
import { UpgradeCard } from '../shared/UpgradeCard.tsx'
import { DesignPointer } from './DesignPointer.tsx'
import { DeliveryCard } from './delivery/DeliveryCard.tsx'
import { OffersMeanwhile } from './discounts/OffersMeanwhile.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { VersionsCard } from './VersionsCard.tsx'

/** Below the first screen, so they come after it, when the page is idle. */
const DomainCard = deferred(async () => (await import('./domain/DomainCard.tsx')).DomainCard)
const Offers = deferred(async () => (await import('./discounts/Offers.tsx')).Offers, OffersMeanwhile)

export const StoreSettings = ({ openDesign }: { openDesign?: () => void }) => {
  const { data: store } = useMyStore()
  const isOwner = useShopRole() === 'owner'
  // Shows what a phone has on its first screen before the rest.
  const hasRest = useDeferredValue(true, false)
  const isIdle = useIdle()
  const shared = usePublications().data?.share.url
  if (!store) return null
  const url = shared ?? `${location.origin}/store/${store.store_slug}/`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <FirstSteps store={store} url={url} />
        <SummaryCard store={store} url={url} />
        {hasRest && (
          <>
            <DeliveryCard store={store} />
            {isIdle ? <Offers store={store} url={url} /> : <OffersMeanwhile />}
            {isIdle && isOwner && <DomainCard />}
          </>
        )}
      </div>
      {hasRest && (
        <>
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {openDesign && <DesignPointer onOpen={openDesign} />}
            <ShareCard store={store} />
            {isOwner && <UpgradeCard />}
          </div>
          {/* Seldom needed: last on a phone. */}
          <div className="min-w-0">
            <VersionsCard />
          </div>
        </>
      )}
    </div>
  )
}
