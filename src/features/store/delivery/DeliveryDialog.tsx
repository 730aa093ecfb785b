import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { OwnDelivery } from '#contract/delivery/delivery-schema.ts'
import { currencies } from '#contract/money.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { ChangedElsewhere } from '#src/features/shared/ChangedElsewhere.tsx'
import { RestoredNotice } from '#src/features/shared/RestoredNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { AmountField } from './AmountField.tsx'
import { DaysSelect } from './DaysSelect.tsx'
import { RatesField } from './RatesField.tsx'
import { useDeliveryForm } from './use-delivery-form.ts'

interface DeliveryDialogProps {
  store: OwnStore
  known: OwnDelivery
  onClose: () => void
}

/** Sets up, changes and turns off delivery charges. */
export const DeliveryDialog = ({ store, known, onClose }: DeliveryDialogProps) => {
  const { form, draft, busy, conflict, turnOff, formProps } = useDeliveryForm(known, onClose)
  const [leaving, setLeaving] = useState(false)
  const { control, register, watch } = form
  const pickUp = useController({ control, name: 'pick_up' }).field
  const feeLabel = `Charge in ${currencies[store.currency].trim()}`
  return (
    <>
      <FormDialog
        title="Delivery"
        description="Buyers choose their city and see the charge before they order."
        submitLabel="Save Changes"
        dirty={form.formState.isDirty}
        busy={busy}
        blocked={conflict !== null}
        formProps={formProps}
        notice={conflict && <ChangedElsewhere busy={conflict.busy} onLoad={conflict.load} />}
        onClose={onClose}
        onDiscard={draft.clear}
      >
        {draft.restored && <RestoredNotice />}
        <div className="grid grid-cols-2 items-start gap-4">
          <AmountField control={control} name="default_fee" label={feeLabel} placeholder="250" />
          <Field label="Days">
            {(field) => <DaysSelect {...field} {...register('days')} current={watch('days')} none="Not said" />}
          </Field>
        </div>
        <AmountField
          control={control}
          name="free_over"
          label="Free delivery over"
          optional
          placeholder="3000"
          hint="Counts the goods after any discount."
        />
        <AmountField
          control={control}
          name="cod_max"
          label="Largest order paid in cash"
          optional
          placeholder="15000"
          hint="Buyers with larger orders are asked to agree with you on WhatsApp."
        />
        <SwitchField
          label="Buyers may pick up their order"
          hint="They pay no delivery and leave no address."
          checked={pickUp.value}
          onChange={pickUp.onChange}
        />
        {store.country_code === '+92' && <RatesField form={form} feeLabel={feeLabel} />}
        {known.delivery && (
          <Button variant="link" size="text" className="-mb-2 self-start" onClick={() => setLeaving(true)}>
            Turn off delivery charges
          </Button>
        )}
      </FormDialog>
      {leaving && (
        <ConfirmDialog
          title="Turn off delivery charges?"
          confirmLabel="Turn off"
          tone="danger"
          busy={busy}
          onConfirm={() => {
            turnOff()
            setLeaving(false)
          }}
          onCancel={() => setLeaving(false)}
        >
          New orders have no delivery charge, and the order form no longer asks for the city. Your charges and
          exceptions are deleted.
        </ConfirmDialog>
      )}
    </>
  )
}
