import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { DiscountAnswer } from '#contract/discounts/discount-schema.ts'
import { currencies } from '#contract/money.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import {
  type DiscountFormProps,
  type DiscountValues,
  discountBody,
  discountForm,
  discountValues,
} from './discount-form.ts'
import { ForField } from './ForField.tsx'
import { UsedBy } from './UsedBy.tsx'
import { useCatalogue, useRemoveDiscount, useSaveDiscount } from './use-discounts.ts'
import * as say from './words.ts'

const kinds = [
  { id: 'percent', name: say.percent },
  { id: 'amount', name: common.amount },
  { id: 'free_delivery', name: say.freeDelivery },
] as const

interface DiscountDialogProps {
  store: OwnStore
  /** The shop's address. */
  url: string
  known: DiscountAnswer | undefined
  onClose: () => void
}

/** Adds a discount code, or changes and removes the known one. */
export const DiscountDialog = ({ store, url, known, onClose }: DiscountDialogProps) => {
  const [leaving, setLeaving] = useState(false)
  const form: DiscountFormProps['form'] = useForm<DiscountValues, unknown, z.output<typeof discountForm>>({
    resolver: zodResolver(discountForm),
    defaultValues: discountValues(known),
    reValidateMode: 'onSubmit',
  })
  const { register, control, formState } = form
  const { errors } = formState
  const { refuse, onInput } = useServerForm(form)
  const save = useSaveDiscount(known)
  const remove = useRemoveDiscount()
  const catalogue = useCatalogue()
  const kind = useController({ control, name: 'kind' }).field
  const value = useController({ control, name: 'value' }).field
  const minimum = useController({ control, name: 'minimum' }).field
  const on = useController({ control, name: 'on' }).field
  const reduced = useController({ control, name: 'includes_sale' }).field
  const products = useController({ control, name: 'products' }).field
  const categories = useController({ control, name: 'categories' }).field
  const unit = currencies[store.currency].trim()
  const send = form.handleSubmit(
    () =>
      save.mutate(discountBody(form.getValues()), {
        onSuccess: ({ code }) => {
          toast.success(say.codeIsSaved(code))
          onClose()
        },
        onError: (error) => {
          if (error instanceof ApiError) refuse(error.fields)
          toast.error(errorMessage(error, say.failedToSaveTheCode))
        },
      }),
    () => toast.error(common.pleaseCorrectTheMarkedFields),
  )
  return (
    <>
      <FormDialog
        title={known ? known.code : say.newDiscountCode}
        description={say.buyersTypeOrFollowLink}
        submitLabel={say.saveCode}
        dirty={formState.isDirty}
        busy={save.isPending}
        blocked={false}
        formProps={{ onSubmit: send, onInput, noValidate: true }}
        onClose={onClose}
        onDiscard={() => undefined}
      >
        <Field label={common.code} error={errors.code?.message} hint={say.lettersAndDigits}>
          {(field) => (
            <TextInput
              {...field}
              {...register('code')}
              dir="ltr"
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={30}
            />
          )}
        </Field>
        <SegmentedControl label={say.whatItTakesOff} choices={kinds} value={kind.value} onChange={kind.onChange} />
        <FieldPair>
          {kind.value !== 'free_delivery' && (
            <Field
              label={kind.value === 'percent' ? say.percentOffLabel : say.offIn(unit)}
              error={errors.value?.message}
            >
              {(field) => <AmountInput {...field} {...value} onAmount={value.onChange} />}
            </Field>
          )}
          <Field label={say.ordersFrom(unit)} optional error={errors.minimum?.message}>
            {(field) => <AmountInput {...field} {...minimum} onAmount={minimum.onChange} />}
          </Field>
        </FieldPair>
        <FieldPair>
          <Field label={say.firstDay} optional error={errors.from?.message}>
            {(field) => <TextInput {...field} {...register('from')} type="date" dir="ltr" />}
          </Field>
          <Field label={say.lastDay} optional error={errors.to?.message}>
            {(field) => <TextInput {...field} {...register('to')} type="date" dir="ltr" />}
          </Field>
        </FieldPair>
        <FieldPair>
          <Field label={say.usesInAll} optional error={errors.limit?.message}>
            {(field) => (
              <TextInput {...field} {...register('limit')} dir="ltr" inputMode="numeric" autoComplete="off" />
            )}
          </Field>
          <Field label={say.usesOfABuyer} optional error={errors.per_phone?.message}>
            {(field) => (
              <TextInput {...field} {...register('per_phone')} dir="ltr" inputMode="numeric" autoComplete="off" />
            )}
          </Field>
        </FieldPair>
        <ForField
          {...catalogue}
          chosen={{ products: products.value, categories: categories.value }}
          onProducts={products.onChange}
          onCategories={categories.onChange}
        />
        {kind.value !== 'free_delivery' && (
          <SwitchField label={say.alsoOnReducedPrices} checked={reduced.value} onChange={reduced.onChange} />
        )}
        {known && <SwitchField label={say.theCodeCounts} checked={on.value} onChange={on.onChange} />}
        {known && <UsedBy discount={known} url={`${url}?code=${known.code}`} />}
        {known && (
          <Button variant="link" size="text" className="-mb-2 self-start" onClick={() => setLeaving(true)}>
            {say.removeThisCode}
          </Button>
        )}
      </FormDialog>
      {leaving && known && (
        <ConfirmDialog
          title={say.remove(known.code)}
          confirmLabel={common.remove}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(known.id, {
              onSuccess: ({ message }) => {
                toast.success(message)
                onClose()
              },
              onError: (error) => toast.error(errorMessage(error, say.failedToRemoveTheCode)),
            })
          }
          onCancel={() => setLeaving(false)}
        >
          {say.buyersCannotTakeIt}
        </ConfirmDialog>
      )}
    </>
  )
}
