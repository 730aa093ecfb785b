import { X } from 'lucide-react'
import { NO_COURIER } from '#contract/orders/filters.ts'
import { useOrderCities } from '../orders.ts'
import { NO_COURIER_WORDS, paymentWords, placedWords } from './filter-words.ts'
import type { Narrowing } from './use-order-filters.ts'
import * as say from './words.ts'

/** Names the filters that are set. A tap takes one off. */
export const ActiveFilters = ({ value, onChange }: { value: Narrowing; onChange: (next: Narrowing) => void }) => {
  const { city, payment, placed, courier } = value
  const cities = useOrderCities(city !== null).data?.cities
  const set = [
    city && { key: 'city', name: cities?.find((one) => one.city === city)?.name ?? city },
    placed && { key: 'placed', name: placedWords[placed] },
    courier && { key: 'courier', name: courier === NO_COURIER ? NO_COURIER_WORDS : courier },
    payment && { key: 'payment', name: paymentWords[payment] },
  ].filter((one) => one !== null && one !== '')
  if (set.length === 0) return null
  return (
    <ul aria-label={say.filters} className="-mt-1 flex flex-wrap gap-2">
      {set.map(({ key, name }) => (
        <li key={key}>
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 font-medium text-accent-text text-sm sm:min-h-9"
            onClick={() => onChange({ ...value, [key]: null })}
          >
            <span className="sr-only">{say.removeFilter} </span>
            <bdi>{name}</bdi>
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
