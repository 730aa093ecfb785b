import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import type { CheckedStore, StoreValues } from './store-form.ts'
import * as say from './words.ts'

const HOLD_CHOICES = [6, 12, 24, 48, 72, 168]

/** The usual hours, plus a custom value. */
const holdChoices = (hours: number): number[] => [...new Set([...HOLD_CHOICES, hours])].sort((a, b) => a - b)

const holdLabel = (hours: number): string => (hours > 24 && hours % 24 === 0 ? say.days(hours / 24) : say.hours(hours))

interface HoldFieldProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  /** Hours of the store now. */
  current: number
}

/** Time for which pieces of an unconfirmed order are kept. */
export const HoldField = ({ form, current }: HoldFieldProps) => (
  <Field
    label={say.keepPiecesForUnconfirmed}
    error={form.formState.errors.hold_hours?.message}
    hint={say.thenForSaleAgain}
  >
    {(field) => (
      <Select {...field} {...form.register('hold_hours', { valueAsNumber: true })}>
        {holdChoices(current).map((hours) => (
          <option key={hours} value={hours}>
            {holdLabel(hours)}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
