import { History } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { versionTime } from '#contract/stores/version-words.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { earlierVersion, usePublications, useRollback } from '../shared/publications.ts'
import * as say from './words.ts'

/** Says on every tab that buyers see an earlier version of the shop, and when that has ended. */
export const EarlierVersion = () => {
  const { data } = usePublications()
  const rollback = useRollback()
  const earlier = data && earlierVersion(data)
  const isEarlier = earlier !== undefined
  const wasEarlier = useRef(false)
  useEffect(() => {
    if (!data) return
    if (wasEarlier.current && !isEarlier) toast.info(say.yourCurrentShopIs)
    wasEarlier.current = isEarlier
  }, [data, isEarlier])
  if (!earlier) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 bg-warning-soft px-4 py-2.5 text-center text-sm text-warning"
    >
      <History aria-hidden="true" className="size-4 shrink-0" />
      {say.buyersSeeYourShop(versionTime(earlier.shown.changed_at))}
      <button
        type="button"
        disabled={rollback.isPending}
        className="min-h-11 font-medium underline underline-offset-4"
        onClick={() => rollback.mutate(earlier.newest.version)}
      >
        {say.showCurrentShop}
      </button>
    </p>
  )
}
