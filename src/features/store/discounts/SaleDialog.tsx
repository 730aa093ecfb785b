import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { OwnSales } from '#contract/discounts/sale-schema.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { ForField } from './ForField.tsx'
import { type SaleForm, type SaleValues, saleForm, saleValues } from './sale-form.ts'
import { lastDays, saleExample } from './sale-words.ts'
import { useCatalogue } from './use-discounts.ts'
import { useSaveSales } from './use-sales.ts'
import * as say from './words.ts'

interface SaleDialogProps {
  store: OwnStore
  base: OwnSales
  /** Position of the sale among `base`; behind the last for a new one. */
  at: number
  onClose: () => void
}

/** Starts a sale, or changes and ends the one at its position. */
export const SaleDialog = ({ store, base, at, onClose }: SaleDialogProps) => {
  const known = base.sales[at]
  const [ending, setEnding] = useState(false)
  const form: SaleForm = useForm<SaleValues, unknown, z.output<typeof saleForm>>({
    resolver: zodResolver(saleForm),
    defaultValues: saleValues(known),
    reValidateMode: 'onSubmit',
  })
  const { register, control, formState } = form
  const { errors } = formState
  const { refuse, onInput } = useServerForm(form)
  const save = useSaveSales()
  const catalogue = useCatalogue()
  const percent = useController({ control, name: 'percent' }).field
  const to = useController({ control, name: 'to' }).field
  const products = useController({ control, name: 'products' }).field
  const categories = useController({ control, name: 'categories' }).field
  const others = base.sales.filter((_, index) => index !== at)
  const put = (sales: OwnSales['sales']) =>
    save.mutate(
      { change: { sales }, base },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => {
          if (error instanceof ApiError) refuse(error.fields)
          toast.error(errorMessage(error, say.failedToSaveTheSale))
        },
      },
    )
  const send = form.handleSubmit(
    (sale) => put([...base.sales.slice(0, at), sale, ...base.sales.slice(at + 1)]),
    () => toast.error(common.pleaseCorrectTheMarkedFields),
  )
  return (
    <>
      <FormDialog
        title={known ? say.sale : say.newSale}
        description={say.itBeginsAndEnds}
        submitLabel={known ? say.saveSale : say.startSale}
        dirty={formState.isDirty}
        busy={save.isPending}
        blocked={false}
        formProps={{ onSubmit: send, onInput, noValidate: true }}
        onClose={onClose}
        onDiscard={() => undefined}
      >
        <Field
          label={say.percentOffLabel}
          error={errors.percent?.message}
          hint={saleExample(percent.value, store.currency)}
        >
          {(field) => <AmountInput {...field} {...percent} maxLength={5} onAmount={percent.onChange} />}
        </Field>
        <div className="flex flex-col gap-2">
          <FieldPair>
            <Field label={say.firstDay} optional error={errors.from?.message}>
              {(field) => <TextInput {...field} {...register('from')} type="date" dir="ltr" />}
            </Field>
            <Field label={say.lastDay} optional error={errors.to?.message}>
              {(field) => <TextInput {...field} {...to} type="date" dir="ltr" />}
            </Field>
          </FieldPair>
          <div className="flex flex-wrap gap-2">
            {lastDays(Date.now()).map(({ name, day }) => (
              <Button
                key={name}
                variant="secondary"
                size="small"
                aria-pressed={to.value === day}
                onClick={() => {
                  form.clearErrors('to')
                  to.onChange(day)
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
        <ForField
          {...catalogue}
          chosen={{ products: products.value, categories: categories.value }}
          onProducts={products.onChange}
          onCategories={categories.onChange}
        />
        {known && (
          <Button variant="link" size="text" className="-mb-2 self-start" onClick={() => setEnding(true)}>
            {say.endThisSale}
          </Button>
        )}
      </FormDialog>
      {ending && (
        <ConfirmDialog
          title={say.endThisSaleQuestion}
          confirmLabel={say.endSale}
          tone="danger"
          busy={save.isPending}
          onConfirm={() => put(others)}
          onCancel={() => setEnding(false)}
        >
          {say.productsCostAsBefore}
        </ConfirmDialog>
      )}
    </>
  )
}
