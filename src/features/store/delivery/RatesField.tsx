import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { groupValues } from './delivery-form.ts'
import type { RateGroup } from './delivery-words.ts'
import { placePresets } from './place-presets.ts'
import { RateGroupCard } from './RateGroupCard.tsx'
import type { DeliveryForm } from './use-delivery-form.ts'
import * as say from './words.ts'

/** Places with other charges, and what holds for all others. */
export const RatesField = ({ form, feeLabel }: { form: DeliveryForm['form']; feeLabel: string }) => {
  const { control, register, getValues, setValue, watch, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'groups' })
  const [added, setAdded] = useState<number>()
  const groups = watch('groups')

  /** Sets the places of a group. No place has two charges, so other groups lose them. */
  const setPlaces = (index: number, places: RateGroup['places']) => {
    for (const [other, group] of getValues('groups').entries()) {
      const kept = other === index ? places : group.places.filter(({ id }) => !places.some((one) => one.id === id))
      setValue(`groups.${other}.places`, kept, { shouldDirty: true })
    }
    form.clearErrors(`groups.${index}.places`)
  }
  const add = (preset: RateGroup['places']) => {
    const taken = groups.flatMap(({ places }) => places.map(({ id }) => id))
    append(groupValues(preset.filter(({ id }) => !taken.includes(id))), { shouldFocus: false })
    setAdded(groups.length)
  }
  const error = formState.errors.groups?.root?.message ?? formState.errors.groups?.message
  return (
    <section className="flex flex-col gap-4" aria-label={say.exceptions}>
      <div>
        <h3 className="font-medium text-sm">{say.exceptions}</h3>
        <p className="text-muted text-sm">{say.placesWithOtherTerms}</p>
      </div>
      {fields.map(({ id }, index) => (
        <RateGroupCard
          key={id}
          {...{ form, index, feeLabel }}
          isNew={added === index}
          onPlaces={(places) => setPlaces(index, places)}
          onRemove={() => remove(index)}
        />
      ))}
      {error && (
        <p role="alert" className="text-negative text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {placePresets.map(({ label, places }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => add(places)}
          >
            {label}
          </Button>
        ))}
      </div>
      {(fields.length > 0 || watch('elsewhere') !== 'yes') && (
        <Field label={say.allOtherPlaces}>
          {(field) => (
            <Select {...field} {...register('elsewhere')}>
              <option value="yes">{say.deliverAtTheUsualCharge}</option>
              <option value="ask">{say.askMeFirstOnWhatsapp}</option>
              <option value="no">{say.doNotDeliver}</option>
            </Select>
          )}
        </Field>
      )}
    </section>
  )
}
