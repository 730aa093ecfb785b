import { useState } from 'react'
import { courierPresets } from '#contract/couriers/courier-columns.ts'
import type { Shipment } from '#contract/orders/shipment.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { useCouriers, useParcelChanges } from './couriers.ts'
import * as say from './words.ts'

interface ParcelDialogProps {
  order: AnyOrder
  /** Absent for a new one. */
  parcel: Shipment | undefined
  onClose: () => void
}

/** Adds a parcel of an order, or corrects one. */
export const ParcelDialog = ({ order, parcel, onClose }: ParcelDialogProps) => {
  const known = useCouriers().data ?? []
  const names = [...new Set([...known.map(({ name }) => name), ...courierPresets.map(({ name }) => name)])]
  const [courier, setCourier] = useState(parcel?.courier ?? '')
  const chosen = courier || names[0] || ''
  const [number, setNumber] = useState(parcel?.tracking_number ?? '')
  const [cash, setCash] = useState(parcel ? String(parcel.cod_amount) : '')
  const [grams, setGrams] = useState(String(parcel?.weight_g ?? ''))
  const [pieces, setPieces] = useState(String(parcel?.pieces ?? 1))
  const { save, remove } = useParcelChanges(order.order_id)
  const problems = save.error instanceof ApiError ? save.error.fields : {}
  const send = () =>
    save.mutate(
      {
        ...(parcel && { id: parcel.id }),
        courier: chosen,
        tracking_number: number.trim(),
        ...(cash !== '' && { cod_amount: Number(cash) }),
        ...(grams !== '' && { weight_g: Number(grams) }),
        ...(pieces !== '' && { pieces: Number(pieces) }),
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0)
            toast.error(errorMessage(error, say.failedToSaveTheParcel))
        },
      },
    )
  return (
    <Dialog
      title={parcel ? say.changeParcel : say.addParcel}
      onClose={onClose}
      footer={
        <>
          {parcel && (
            <Button
              variant="secondary"
              busy={remove.isPending}
              onClick={() => remove.mutate(parcel.id, { onSuccess: onClose })}
            >
              {say.removeParcel}
            </Button>
          )}
          <Button busy={save.isPending} disabled={chosen === ''} onClick={send}>
            {say.saveParcel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={say.courier} error={problems.courier}>
          {(field) => (
            <Select {...field} value={chosen} onChange={(event) => setCourier(event.target.value)}>
              {[...new Set([...(parcel ? [parcel.courier] : []), ...names])].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={say.trackingNumber} optional error={problems.tracking_number}>
          {(field) => (
            <TextInput
              {...field}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        <Field label={say.cashToCollect} optional hint={say.emptyWhatIsStillDue} error={problems.cod_amount}>
          {(field) => <AmountInput {...field} value={cash} onAmount={setCash} />}
        </Field>
        <FieldPair>
          <Field label={say.weightInGrams} optional error={problems.weight_g}>
            {(field) => (
              <TextInput
                {...field}
                dir="ltr"
                inputMode="numeric"
                value={grams}
                onChange={(event) => setGrams(event.target.value.replace(/\D/g, ''))}
              />
            )}
          </Field>
          <Field label={say.numberOfParcels} error={problems.pieces}>
            {(field) => (
              <TextInput
                {...field}
                dir="ltr"
                inputMode="numeric"
                value={pieces}
                onChange={(event) => setPieces(event.target.value.replace(/\D/g, ''))}
              />
            )}
          </Field>
        </FieldPair>
      </div>
    </Dialog>
  )
}
