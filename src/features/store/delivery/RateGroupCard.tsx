import { Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { AmountField } from './AmountField.tsx'
import { DaysSelect } from './DaysSelect.tsx'
import type { RateGroup } from './delivery-words.ts'
import { PlaceSearch } from './PlaceSearch.tsx'
import type { DeliveryForm } from './use-delivery-form.ts'
import * as say from './words.ts'

interface RateGroupCardProps {
  form: DeliveryForm['form']
  index: number
  feeLabel: string
  /** Takes the focus: the seller just added it. */
  isNew: boolean
  onPlaces: (places: RateGroup['places']) => void
  onRemove: () => void
}

/** Places with a charge of their own. */
export const RateGroupCard = ({ form, index, feeLabel, isNew, onPlaces, onRemove }: RateGroupCardProps) => {
  const { control, register, watch, formState } = form
  const card = useRef<HTMLFieldSetElement>(null)
  const begins = useRef(isNew)
  useEffect(() => {
    if (!begins.current) return
    begins.current = false
    const inputs = card.current?.querySelectorAll('input')
    inputs?.[watch(`groups.${index}.places`).length > 0 ? 1 : 0]?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [index, watch])
  const places = watch(`groups.${index}.places`)
  const cod = useController({ control, name: `groups.${index}.cod` }).field
  const error = formState.errors.groups?.[index]?.places?.message
  return (
    <fieldset
      ref={card}
      aria-label={say.exception(index + 1)}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line p-4"
    >
      <div className="flex flex-col gap-2">
        {places.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label={say.places}>
            {places.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={say.remove(name)}
                  onClick={() => onPlaces(places.filter((one) => one.id !== id))}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-lg bg-raised px-3 text-sm transition-colors hover:text-negative sm:min-h-9"
                >
                  {name}
                  <X aria-hidden="true" className="size-3.5 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <PlaceSearch chosen={places} onChoose={(place) => onPlaces([...places, place])} />
        {error && (
          <p role="alert" className="text-negative text-sm">
            {error}
          </p>
        )}
      </div>
      <FieldPair>
        <AmountField control={control} name={`groups.${index}.fee`} label={feeLabel} />
        <Field label={say.days}>
          {(field) => (
            <DaysSelect
              {...field}
              {...register(`groups.${index}.days`)}
              current={watch(`groups.${index}.days`)}
              none={say.asUsual}
            />
          )}
        </Field>
      </FieldPair>
      <SwitchField
        label={say.cashOnDelivery}
        hint={cod.value ? undefined : say.buyersThereAreAskedToAgree}
        checked={cod.value}
        onChange={cod.onChange}
      />
      <Button
        variant="quiet"
        size="small"
        className="-my-1 -ms-3 self-start"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        {say.removeException}
      </Button>
    </fieldset>
  )
}
