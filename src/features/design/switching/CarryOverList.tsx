import { Archive, ArrowRight, History, Sparkle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CarryOver } from '#layouts/kit/fields/carry-over.ts'
import { type FieldKey, fieldCatalogue } from '#layouts/kit/fields/field-catalogue.ts'
import * as say from './words.ts'

const namesOf = (keys: readonly FieldKey[]): string =>
  say.joined([...new Set(keys.map((key) => fieldCatalogue[key].label))])

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
    {icon}
    <div className="min-w-0">{children}</div>
  </li>
)

interface CarryOverListProps {
  change: CarryOver
  /** Name of the old layout. */
  from: string
  /** Name of the new layout. */
  to: string
}

/** Lists what a change of layout does to each setting. */
export const CarryOverList = ({ change: { carried, returning, fresh, left }, from, to }: CarryOverListProps) => (
  <ul className="flex flex-col gap-3 text-sm">
    {carried.length > 0 && (
      <Line icon={<ArrowRight aria-hidden="true" />}>
        <p className="font-medium text-text">{say.carriedOver(carried.length)}</p>
        <p className="text-muted">{namesOf(carried)}</p>
      </Line>
    )}
    {returning.length > 0 && (
      <Line icon={<History aria-hidden="true" />}>
        <p className="font-medium text-text">{say.backAsLeft(returning.length)}</p>
        <p className="text-muted">{namesOf(returning)}</p>
      </Line>
    )}
    {fresh.length > 0 && (
      <Line icon={<Sparkle aria-hidden="true" />}>
        <details>
          <summary className="-my-2.5 min-h-11 cursor-pointer py-2.5 font-medium text-text sm:-my-1 sm:min-h-0 sm:py-1">
            {say.settingsFrom(fresh.length, to)}
          </summary>
          <p className="pt-1 text-muted">{namesOf(fresh)}</p>
        </details>
      </Line>
    )}
    <Line icon={<Archive aria-hidden="true" />}>
      <p className="font-medium text-text">{say.isKept(from)}</p>
      <p className="text-muted">{left.length > 0 ? say.notInComesBack(namesOf(left), to) : say.comesBack}</p>
    </Line>
  </ul>
)
