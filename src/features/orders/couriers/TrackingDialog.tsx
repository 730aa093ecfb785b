import { useState } from 'react'
import { FILE_ORDERS_MAX } from '#contract/couriers/couriers.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import { refusedOrders, useCouriers, useSaveNumbers } from './couriers.ts'
import { readNumbers } from './read-numbers.ts'
import * as say from './words.ts'

/** Takes tracking numbers from a courier: pasted, or from its file. */
export const TrackingDialog = ({ onShip, onClose }: { onShip: (ids: string[]) => void; onClose: () => void }) => {
  const [text, setText] = useState('')
  const [courier, setCourier] = useState('')
  const couriers = useCouriers().data ?? []
  const save = useSaveNumbers()
  const { pairs, unread } = readNumbers(text)
  const refused = refusedOrders(save.error)
  const ids = pairs.map(({ order_id }) => order_id)
  const send = (chosen: typeof pairs) => save.mutate({ pairs: chosen, ...(courier && { courier }) })
  const good = pairs.filter(({ order_id }) => !refused.some((one) => one.order_id.toUpperCase() === order_id))
  if (save.isSuccess) {
    return (
      <Dialog
        title={say.numbersSaved}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {say.done}
            </Button>
            <Button
              onClick={() => {
                onShip((save.variables?.pairs ?? []).map(({ order_id }) => order_id))
                onClose()
              }}
            >
              {say.markThemShipped}
            </Button>
          </>
        }
      >
        <p>{say.eachBuyerSeesThe(save.data.saved)}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={say.trackingNumbers}
      onClose={onClose}
      notice={
        save.isError ? (
          <Notice tone="negative" live>
            <p>{say.nothingWasSaved(errorMessage(save.error, say.failedToSaveTheNumbers))}</p>
            {refused.map(({ order_id, problems }) => (
              <p key={order_id} className="mt-1 break-words text-sm">
                {order_id}: {problems.join(', ')}
              </p>
            ))}
          </Notice>
        ) : undefined
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          {refused.length > 0 && good.length > 0 ? (
            <Button busy={save.isPending} onClick={() => send(good)}>
              {say.saveTheOther(good.length)}
            </Button>
          ) : (
            <Button
              busy={save.isPending}
              disabled={pairs.length === 0 || pairs.length > FILE_ORDERS_MAX}
              onClick={() => send(pairs)}
            >
              {pairs.length > 0 ? say.savePairs(pairs.length) : common.save}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={say.orderAndTrackingNumber}
          hint={say.oneALineAs}
          error={pairs.length > FILE_ORDERS_MAX ? say.atMostAtOnce(FILE_ORDERS_MAX) : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              dir="ltr"
              rows={7}
              placeholder={'9C731ZBWKV  PX12345678'}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line border-dashed px-4 text-sm">
          {say.orChooseACsvFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={async (event) => {
              const file = event.target.files?.[0]
              if (file && file.size < 1_000_000) setText(await file.text())
              event.target.value = ''
            }}
          />
        </label>
        <Field label={say.courier} optional hint={say.forOrdersThatStand}>
          {(field) => (
            <Select {...field} value={courier} onChange={(event) => setCourier(event.target.value)}>
              <option value="">{say.asInTheFile}</option>
              {couriers.map(({ id, name }) => (
                <option key={id}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <p role="status" className="text-sm empty:hidden">
          {text.trim() !== '' &&
            (unread.length > 0
              ? say.withANumberNotAll(ids.length, unread.length, unread.slice(0, 3).join(' · '))
              : say.withANumber(ids.length))}
        </p>
      </div>
    </Dialog>
  )
}
