import { useMyStore } from '#src/features/dashboard/queries.ts'
import { DesignPointer } from './DesignPointer.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'
import { VersionsCard } from './VersionsCard.tsx'

export const StoreSettings = ({ openDesign }: { openDesign?: () => void }) => {
  const { data: store } = useMyStore()
  if (!store) return null
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <SummaryCard store={store} />
        <VersionsCard />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {openDesign && <DesignPointer onOpen={openDesign} />}
        <ShareCard store={store} />
        <UpgradeCard />
      </div>
    </div>
  )
}
