import { useState } from 'react'
import { NO_COURIER, type PaymentFilter } from '#contract/orders/filters.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useCouriers } from '../couriers/couriers.ts'
import { useOrderCities } from '../orders.ts'
import { NO_COURIER_WORDS, paymentWords, placedWords } from './filter-words.ts'
import { type Narrowing, notNarrowed, type PlacedChoice } from './use-order-filters.ts'
import * as say from './words.ts'

const options = <Key extends string>(words: Record<Key, string>) =>
  (Object.keys(words) as Key[]).map((key) => (
    <option key={key} value={key}>
      {words[key]}
    </option>
  ))

interface FilterDialogProps {
  value: Narrowing
  onChange: (next: Narrowing) => void
  onClose: () => void
}

/** Filters beside status and search. */
export const FilterDialog = ({ value, onChange, onClose }: FilterDialogProps) => {
  const [next, setNext] = useState(value)
  const cities = useOrderCities().data?.cities ?? []
  const couriers = useCouriers().data ?? []
  const known = cities.some(({ city }) => city === next.city)
  const done = (chosen: Narrowing) => {
    onChange(chosen)
    onClose()
  }
  return (
    <Dialog
      title={say.filterOrders}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => done(notNarrowed)}>
            {say.clear}
          </Button>
          <Button onClick={() => done(next)}>{say.showOrders}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={say.city} {...(cities.length === 0 && { hint: say.ordersOfShopsThat })}>
          {(field) => (
            <Select
              {...field}
              value={next.city ?? ''}
              onChange={(event) => setNext({ ...next, city: event.target.value || null })}
            >
              <option value="">{say.allCities}</option>
              {next.city && !known && <option value={next.city}>{next.city}</option>}
              {cities.map(({ city, name, orders }) => (
                <option key={city} value={city}>
                  {name} ({orders})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={say.placed}>
          {(field) => (
            <Select
              {...field}
              value={next.placed ?? ''}
              onChange={(event) => setNext({ ...next, placed: (event.target.value || null) as PlacedChoice | null })}
            >
              <option value="">{say.anyDay}</option>
              {options(placedWords)}
            </Select>
          )}
        </Field>
        {couriers.length > 0 && (
          <Field label={say.courier}>
            {(field) => (
              <Select
                {...field}
                value={next.courier ?? ''}
                onChange={(event) => setNext({ ...next, courier: event.target.value || null })}
              >
                <option value="">{say.allCouriers}</option>
                <option value={NO_COURIER}>{NO_COURIER_WORDS}</option>
                {couriers.map(({ id, name }) => (
                  <option key={id}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={say.payment}>
          {(field) => (
            <Select
              {...field}
              value={next.payment ?? ''}
              onChange={(event) => setNext({ ...next, payment: (event.target.value || null) as PaymentFilter | null })}
            >
              <option value="">{say.any}</option>
              {options(paymentWords)}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
