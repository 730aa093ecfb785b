import type { OrderStats } from '#contract/orders/order-lists.ts'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { statusName } from '../order-words.ts'
import { type OrderChoice, orderChoices, statusesOf } from './use-order-filters.ts'
import * as say from './words.ts'

interface StatusFilterProps {
  value: OrderChoice
  /** Counts per choice; `undefined` while loading. */
  stats: OrderStats | undefined
  onChange: (choice: OrderChoice) => void
}

const labels: Record<OrderChoice, string> = {
  ...statusName,
  to_do: say.toDo,
  unanswered: say.noAnswerYet,
  all: say.allOrders,
}

/** Filter buttons: to do, all, and each status. */
export const StatusFilter = ({ value, stats, onChange }: StatusFilterProps) => {
  const countOf = (choice: OrderChoice) =>
    choice === 'unanswered'
      ? (stats?.unanswered_orders ?? 0)
      : statusesOf(choice).reduce((sum, status) => sum + (stats?.by_status[status] ?? 0), 0)
  // Nobody needs an empty list of reminders.
  const choices = orderChoices.filter((choice) => choice !== 'unanswered' || choice === value || countOf(choice) > 0)
  return (
    <ChoiceFilter
      label={say.filterByStatus}
      choices={choices.map((choice) => [choice, labels[choice], countOf(choice) || undefined])}
      value={value}
      onChange={onChange}
    />
  )
}
