import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { OwnDelivery } from '#contract/delivery/delivery-schema.ts'
import { currencies } from '#contract/money.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { ChangedElsewhere } from '#src/features/shared/ChangedElsewhere.tsx'
import { RestoredNotice } from '#src/features/shared/RestoredNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { AmountField } from './AmountField.tsx'
import { DaysSelect } from './DaysSelect.tsx'
import { RatesField } from './RatesField.tsx'
import { useDeliveryForm } from './use-delivery-form.ts'
import * as say from './words.ts'

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
  const feeLabel = say.chargeIn(currencies[store.currency].trim())
  return (
    <>
      <FormDialog
        title={say.delivery}
        description={say.buyersChooseCityFirst}
        submitLabel={common.saveChanges}
        dirty={form.formState.isDirty}
        busy={busy}
        blocked={conflict !== null}
        formProps={formProps}
        notice={conflict && <ChangedElsewhere busy={conflict.busy} onLoad={conflict.load} />}
        onClose={onClose}
        onDiscard={draft.clear}
      >
        {draft.restored && <RestoredNotice />}
        <FieldPair>
          <AmountField control={control} name="default_fee" label={feeLabel} placeholder="250" />
          <Field label={say.days}>
            {(field) => <DaysSelect {...field} {...register('days')} current={watch('days')} none={say.notSaid} />}
          </Field>
        </FieldPair>
        <AmountField
          control={control}
          name="free_over"
          label={say.freeDeliveryOver}
          optional
          placeholder="3000"
          hint={say.countsGoodsAfterDiscount}
        />
        <AmountField
          control={control}
          name="cod_max"
          label={say.largestOrderPaidInCash}
          optional
          placeholder="15000"
          hint={say.buyersWithLargerOrdersAsked}
        />
        <SwitchField
          label={say.buyersMayPickUp}
          hint={say.noDeliveryNoAddress}
          checked={pickUp.value}
          onChange={pickUp.onChange}
        />
        {store.country_code === '+92' && <RatesField form={form} feeLabel={feeLabel} />}
        {known.delivery && (
          <Button variant="link" size="text" className="-mb-2 self-start" onClick={() => setLeaving(true)}>
            {say.turnOffDeliveryCharges}
          </Button>
        )}
      </FormDialog>
      {leaving && (
        <ConfirmDialog
          title={say.turnOffDeliveryChargesQuestion}
          confirmLabel={say.turnOff}
          tone="danger"
          busy={busy}
          onConfirm={() => {
            turnOff()
            setLeaving(false)
          }}
          onCancel={() => setLeaving(false)}
        >
          {say.newOrdersHaveNoCharge}
        </ConfirmDialog>
      )}
    </>
  )
}
