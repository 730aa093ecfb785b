import { useState } from 'react'
import {
  cashOf,
  type FileProblem,
  filePhone,
  placeAt,
  placeKey,
  problemsOf,
  problemWords,
} from '#contract/couriers/courier-row.ts'
import type { Courier } from '#contract/couriers/couriers.ts'
import { placeInAddress } from '#contract/delivery/find-place.ts'
import type { Store } from '#contract/stores/stores.ts'
import { amountIn } from '#src/lib/amount.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { type SentEdit, useEditOrder } from '../edit/edits.ts'
import type { AnyOrder } from '../order-lines.ts'
import { useCourierChanges } from './couriers.ts'
import * as say from './words.ts'

interface FileRowProps {
  order: AnyOrder
  courier: Courier
  store: Store
  onMended: (order: AnyOrder) => void
}

/** One order as it will stand in the file, with what is to be mended. */
export const FileRow = ({ order, courier, store, onMended }: FileRowProps) => {
  const problems = problemsOf(courier, order, store)
  const [problem] = problems
  const cash = cashOf(order.due_amount ?? order.total_amount)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{order.buyer_name}</bdi>
          </p>
          <p className="text-muted text-sm tabular-nums">
            <bdi dir="ltr">{filePhone(order, store)}</bdi> ·{' '}
            <bdi>{placeAt(courier, order) ?? order.city ?? say.noCity}</bdi>
          </p>
          <p dir="auto" className="line-clamp-2 break-words text-muted text-sm">
            {order.delivery_address}
          </p>
        </div>
        <p className="shrink-0 font-medium tabular-nums">{cash === 0 ? say.paid : amountIn(order.currency, cash)}</p>
      </div>
      {problem && <Mend key={problem} {...{ order, courier, problem, onMended }} />}
    </li>
  )
}

const labels: Record<FileProblem, (order: AnyOrder, courier: Courier) => string> = {
  city: () => say.city,
  place: ({ city }, { name, numbered_places }) =>
    numbered_places ? say.numberOfCityAt(city ?? '', name) : say.cityAsWritten(city ?? '', name),
  phone: () => say.mobileNumber,
  address: () => say.wholeAddress,
}

const editFor: Record<Exclude<FileProblem, 'place'>, (typed: string) => SentEdit> = {
  city: (place) => ({ place }),
  phone: (buyer_phone) => ({ buyer_phone }),
  address: (delivery_address) => ({ delivery_address }),
}

const first = (problem: FileProblem, order: AnyOrder): string => {
  if (problem === 'city') return placeInAddress(order.delivery_address)?.name ?? ''
  if (problem === 'phone') return order.buyer_phone
  return problem === 'address' ? order.delivery_address : ''
}

interface MendProps extends Omit<FileRowProps, 'store'> {
  problem: FileProblem
}

const Mend = ({ order, courier, problem, onMended }: MendProps) => {
  const [typed, setTyped] = useState(() => first(problem, order))
  const edit = useEditOrder(order)
  const { namePlaces } = useCourierChanges()
  const isShipped = order.status === 'Shipped' && problem !== 'place'
  const save = () => {
    if (problem === 'place') namePlaces.mutate({ id: courier.id, places: { [placeKey(order)]: typed } })
    else edit.mutate(editFor[problem](typed), { onSuccess: (answer) => onMended(answer.order) })
  }
  const { error } = edit
  const told = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
  return (
    <form
      className="rounded-lg border border-negative bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="mb-2 text-negative text-sm">{said(problemWords[problem])}</p>
      {isShipped ? (
        <p className="text-sm">{say.aShippedOrderCan}</p>
      ) : (
        <Field
          label={labels[problem](order, courier)}
          error={told ?? (error ? errorMessage(error, common.failedToSave) : undefined)}
        >
          {(field) => (
            <div className="flex gap-2">
              <TextInput {...field} dir="auto" value={typed} onChange={(event) => setTyped(event.target.value)} />
              <Button
                type="submit"
                variant="secondary"
                disabled={typed.trim() === ''}
                busy={edit.isPending || namePlaces.isPending}
              >
                {common.save}
              </Button>
            </div>
          )}
        </Field>
      )}
    </form>
  )
}
