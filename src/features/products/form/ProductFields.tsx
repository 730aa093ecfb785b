import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { currencies } from '#contract/money.ts'
import { useMyStore } from '#src/features/shared/queries.ts'
import { Button } from '#src/ui/Button.tsx'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { useCategories } from '../queries.ts'
import { ChoiceFields } from './choice/ChoiceFields.tsx'
import { ImagesField } from './ImagesField.tsx'
import { OtherTexts } from './OtherTexts.tsx'
import { PriceBefore } from './PriceBefore.tsx'
import { typedCount } from './product-form.ts'
import { SuggestDescription } from './SuggestDescription.tsx'
import { categoryFor } from './suggest-category.ts'
import type { ProductForm } from './use-product-form.ts'
import * as say from './words.ts'

/** Fields of a new or existing product. */
export const ProductFields = ({ form: { form, images, draft, productId, isNew } }: { form: ProductForm }) => {
  const { register, control, formState } = form
  const { errors } = formState
  const suggestions = useId()
  const categories = useCategories()
  // In the order of the checks: the first error gets the focus.
  const name = register('name', {
    onBlur: () => {
      if (!isNew || form.getFieldState('category').isDirty) return
      const [typed, present] = form.getValues(['name', 'category'])
      form.resetField('category', { defaultValue: categoryFor(typed, present, categories.data ?? []) })
    },
  })
  const description = register('description')
  const price = useController({ control, name: 'price' })
  const category = register('category')
  const stock = useController({ control, name: 'inventory_count' })
  const choice = useController({ control, name: 'choice' })
  const featured = useController({ control, name: 'featured' })
  const before = useWatch({ control, name: 'compare_at' })
  const [opened, setOpened] = useState(false)
  const reduced = opened || Boolean(before) || Object.values(choice.field.value?.rows ?? {}).some((row) => row.before)
  const currency = useMyStore().data?.currency ?? 'PKR'
  return (
    <div className="flex flex-col gap-5">
      <ImagesField
        images={images}
        error={(errors as Record<string, { message?: string }>).images?.message}
        lost={draft.restored && images.images.length === 0}
      />
      <Field label={say.productName} error={errors.name?.message}>
        {(field) => <TextInput {...field} {...name} maxLength={150} autoComplete="off" />}
      </Field>
      <div className="flex flex-col">
        <Field label={say.description} error={errors.description?.message} hint={say.whatToDescribe}>
          {(field) => <Textarea {...field} {...description} rows={4} maxLength={5000} />}
        </Field>
        <SuggestDescription form={form} />
      </div>
      <OtherTexts form={form} />
      <FieldPair>
        <Field label={say.priceIn(currencies[currency].trim())} error={errors.price?.message}>
          {(field) => <AmountInput {...field} {...price.field} placeholder="0.00" onAmount={price.field.onChange} />}
        </Field>
        {!choice.field.value && (
          <Field label={say.inStock} error={errors.inventory_count?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...stock.field}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                onChange={(event) => stock.field.onChange(typedCount(event.target.value))}
              />
            )}
          </Field>
        )}
      </FieldPair>
      {reduced ? (
        <PriceBefore form={form} unit={currencies[currency].trim()} />
      ) : (
        <Button variant="link" size="text" className="-mt-2 self-start" onClick={() => setOpened(true)}>
          {say.addPriceBefore}
        </Button>
      )}
      <ChoiceFields
        reduced={reduced}
        choice={choice.field.value ?? null}
        productId={productId}
        images={images.images}
        error={errors.choice?.message}
        stock={String(stock.field.value)}
        ref={choice.field.ref}
        onChange={(chosen) => {
          form.clearErrors('choice')
          choice.field.onChange(chosen)
        }}
      />
      <Field label={common.category} error={errors.category?.message} hint={say.buyersFilterByIt}>
        {(field) => <TextInput {...field} {...category} maxLength={60} list={suggestions} autoComplete="off" />}
      </Field>
      <datalist id={suggestions}>
        {categories.data?.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <SwitchField
        label={say.featured}
        hint={say.listedFirst}
        checked={featured.field.value === true}
        onChange={featured.field.onChange}
      />
    </div>
  )
}
