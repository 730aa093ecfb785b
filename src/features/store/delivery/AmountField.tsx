import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, useController } from 'react-hook-form'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import type { CheckedDelivery, DeliveryValues } from './delivery-form.ts'

interface AmountFieldProps {
  control: Control<DeliveryValues, unknown, CheckedDelivery>
  name: FieldPathByValue<DeliveryValues, string | number>
  label: string
  hint?: ReactNode
  placeholder?: string
  optional?: boolean
}

/** An amount of money. */
export const AmountField = ({ control, name, placeholder, ...rest }: AmountFieldProps) => {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...rest} error={fieldState.error?.message}>
      {(described) => <AmountInput {...described} {...field} placeholder={placeholder} onAmount={field.onChange} />}
    </Field>
  )
}
