import { useState } from 'react'
import { problemsOf } from '#contract/couriers/courier-row.ts'
import type { Courier } from '#contract/couriers/couriers.ts'
import type { Store } from '#contract/stores/stores.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { refusedOrders, useCourierFile, useCouriers } from './couriers.ts'
import { FileRow } from './FileRow.tsx'
import { PresetPicker } from './PresetPicker.tsx'
import { TakeCities } from './TakeCities.tsx'
import * as say from './words.ts'

interface CourierFileDialogProps {
  orders: readonly AnyOrder[]
  store: Store
  onShip: (orders: readonly AnyOrder[]) => void
  /** Gets an order that was mended. */
  onMended: (order: AnyOrder) => void
  onClose: () => void
}

const isSent = ({ status, pick_up }: AnyOrder): boolean => (status === 'Confirmed' || status === 'Shipped') && !pick_up

const LAST = 'whatsstore-courier'

/** Shows the rows of a courier file as they will be written, mends them in place, and downloads it. */
export const CourierFileDialog = ({ orders, store, onShip, onMended, onClose }: CourierFileDialogProps) => {
  const couriers = useCouriers()
  const [chosen, setChosen] = useState(() => localStorage.getItem(LAST) ?? '')
  const [again, setAgain] = useState(false)
  const file = useCourierFile()
  const courier = couriers.data?.find(({ id }) => id === chosen) ?? couriers.data?.[0]
  const choose = (id: string) => {
    localStorage.setItem(LAST, id)
    setChosen(id)
  }
  if (file.isSuccess) {
    const toShip = orders.filter(({ status }) => status === 'Confirmed')
    return (
      <Dialog
        title={say.fileDownloaded}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {say.notYet}
            </Button>
            {toShip.length > 0 && (
              <Button
                onClick={() => {
                  onShip(toShip)
                  onClose()
                }}
              >
                {say.markShipped(toShip.length)}
              </Button>
            )}
          </>
        }
      >
        <p>
          <Filled text={say.uploadTheFile} file={<bdi className="font-medium">{file.data.name}</bdi>} />
        </p>
        {toShip.length > 0 && <p className="mt-3 text-muted">{say.markedShippedTheBuyers}</p>}
      </Dialog>
    )
  }
  if (!couriers.data) {
    return (
      <Dialog title={say.courierFile} onClose={onClose}>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </div>
      </Dialog>
    )
  }
  if (!courier) {
    return (
      <Dialog title={say.whoBringsYourParcels} onClose={onClose}>
        <p className="mb-4 text-muted">{say.eachCourierHasIts}</p>
        <PresetPicker known={couriers.data} onAdded={({ id }) => choose(id)} />
      </Dialog>
    )
  }
  return (
    <Rows
      key={courier.id}
      {...{ orders, store, courier, file, again, onMended, onClose }}
      couriers={couriers.data}
      onChoose={choose}
      onAgain={setAgain}
    />
  )
}

interface RowsProps {
  orders: readonly AnyOrder[]
  store: Store
  courier: Courier
  couriers: readonly Courier[]
  file: ReturnType<typeof useCourierFile>
  again: boolean
  onAgain: (again: boolean) => void
  onChoose: (id: string) => void
  onMended: (order: AnyOrder) => void
  onClose: () => void
}

const Rows = ({ orders, store, courier, couriers, file, again, ...on }: RowsProps) => {
  const sent = orders.filter(isSent)
  const leftOut = orders.length - sent.length
  const filed = sent.filter(({ shipments }) => shipments?.some(({ batch }) => batch !== undefined))
  const listed = again ? sent : sent.filter((order) => !filed.includes(order))
  const wrong = listed.filter((order) => problemsOf(courier, order, store).length > 0)
  // Rows to mend come first, and stay there while they are mended.
  const [firstWrong] = useState(() => new Set(wrong.map(({ order_id }) => order_id)))
  const ordered = listed.toSorted((a, b) => Number(firstWrong.has(b.order_id)) - Number(firstWrong.has(a.order_id)))
  const refused = refusedOrders(file.error)
  return (
    <Dialog
      title={say.courierFile}
      size="wide"
      onClose={on.onClose}
      notice={
        file.isError ? (
          <Notice tone="negative" live>
            <p>{errorMessage(file.error, say.failedToMakeTheFile)}</p>
            {refused.map(({ order_id, problems }) => (
              <p key={order_id} className="mt-1 text-sm">
                {order_id}: {problems.join(', ')}
              </p>
            ))}
          </Notice>
        ) : undefined
      }
      footer={
        <>
          <p role="status" className="me-auto self-center text-muted text-sm">
            {wrong.length > 0 && say.toMend(wrong.length)}
          </p>
          <Button
            busy={file.isPending}
            disabled={listed.length === 0 || wrong.length > 0}
            onClick={() =>
              file.mutate({
                courier_id: courier.id,
                orders: listed.map(({ order_id }) => ({ order_id })),
                ...(again && { again }),
              })
            }
          >
            {say.downloadFileOf(listed.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {couriers.length > 1 && (
          <SegmentedControl
            label={say.courier}
            choices={couriers.map(({ id, name }) => ({ id, name }))}
            value={courier.id}
            onChange={on.onChoose}
            className="overflow-x-auto"
          />
        )}
        {couriers.length === 1 && (
          <p>
            <Filled text={say.forCourier} courier={<bdi className="font-medium">{courier.name}</bdi>} />
          </p>
        )}
        {leftOut > 0 && <p className="text-muted text-sm">{say.leftOutOnlyConfirmed(leftOut)}</p>}
        {filed.length > 0 && (
          <SwitchField
            label={say.alsoOfAnEarlierFile(filed.length)}
            hint={say.theyMayBeWith}
            checked={again}
            onChange={on.onAgain}
          />
        )}
        <TakeCities
          orders={wrong.filter((order) => problemsOf(courier, order, store).includes('city'))}
          onMended={on.onMended}
        />
        <ul aria-label={say.rowsOfTheFile} className="divide-y divide-line">
          {ordered.map((order) => (
            <FileRow key={order.order_id} order={order} courier={courier} store={store} onMended={on.onMended} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
