import { useController } from 'react-hook-form'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as say from './words.ts'

/** The price before a reduction. */
export const PriceBefore = ({ form, unit }: { form: ProductForm['form']; unit: string }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'compare_at' })
  return (
    <Field label={say.priceBeforeIn(unit)} optional error={fieldState.error?.message} hint={say.crossedOutBesidePrice}>
      {(props) => <AmountInput {...props} {...field} value={String(field.value ?? '')} onAmount={field.onChange} />}
    </Field>
  )
}
