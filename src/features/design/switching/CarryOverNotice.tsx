import { ChevronDown } from 'lucide-react'
import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { CarryOverList } from './CarryOverList.tsx'
import { changeTo } from './start-of.ts'
import * as say from './words.ts'

interface CarryOverNoticeProps {
  card: LayoutCard
  current: LayoutCard
  saved: SavedLayoutConfig
}

/** Says where the values of a layout that is not live come from. */
export const CarryOverNotice = ({ card, current, saved }: CarryOverNoticeProps) => {
  const change = changeTo(card, saved)
  const counts = [
    change.carried.length > 0 && say.carriedOver(change.carried.length),
    change.returning.length > 0 && say.countBackAsLeft(change.returning.length),
    change.fresh.length > 0 && say.countFromLayout(change.fresh.length),
  ]
  return (
    <details className="group/notice rounded-xl border border-line bg-surface shadow-card">
      <summary className="flex min-h-12 cursor-pointer select-none list-none items-center gap-2 rounded-xl px-5 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1 py-2">
          <h3 className="font-semibold">{say.whatChanges}</h3>
          <p className="text-muted text-sm">{say.joined(counts.filter((part) => part !== false))}</p>
        </div>
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open/notice:rotate-180"
        />
      </summary>
      <div className="border-line border-t p-5">
        <CarryOverList change={change} from={current.name} to={card.name} />
      </div>
    </details>
  )
}
