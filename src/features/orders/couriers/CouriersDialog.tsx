import { Download, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Courier } from '#contract/couriers/couriers.ts'
import { mayChangeShop } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { orderDate } from '../order-words.ts'
import { CourierDialog } from './CourierDialog.tsx'
import { useBatches, useCouriers, useFileAgain } from './couriers.ts'
import { PresetPicker } from './PresetPicker.tsx'
import * as say from './words.ts'

/** The shop's couriers, and the files made for them. */
export const CouriersDialog = ({ onClose }: { onClose: () => void }) => {
  const couriers = useCouriers()
  const batches = useBatches()
  const again = useFileAgain()
  const mayChange = useMay()(mayChangeShop)
  const [edited, setEdited] = useState<Courier | null>(null)
  if (edited) return <CourierDialog courier={edited} onClose={() => setEdited(null)} />
  return (
    <Dialog title={say.couriersAndFiles} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <section className="flex flex-col gap-3">
          <h3 className="font-medium text-muted text-sm">{say.yourCouriers}</h3>
          {couriers.data ? (
            <ul className="divide-y divide-line empty:hidden">
              {couriers.data.map((courier) => (
                <li key={courier.id} className="flex items-center gap-3 py-1">
                  <div className="min-w-0 flex-1">
                    <bdi className="block truncate font-medium">{courier.name}</bdi>
                    <p className="text-muted text-sm">
                      {say.columnsAndWeight(courier.columns.length, courier.weight_g)}
                    </p>
                  </div>
                  {mayChange && (
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={say.change(courier.name)}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setEdited(courier)}
                    />
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton className="h-16" />
          )}
          {mayChange && <p className="text-muted text-sm">{say.addACourier}</p>}
          <PresetPicker known={couriers.data ?? []} onAdded={() => undefined} />
        </section>
        {batches.data && batches.data.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium text-muted text-sm">{say.latestFiles}</h3>
            <ul className="divide-y divide-line">
              {batches.data.map(({ batch, courier, parcels, made_at }) => (
                <li key={batch} className="flex items-center gap-3 py-1">
                  <p className="min-w-0 flex-1 text-sm">
                    <bdi className="font-medium">{courier}</bdi> · {say.orderCount(parcels)} · {orderDate(made_at)}
                  </p>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={say.downloadTheFileFor(courier, orderDate(made_at))}
                    busy={again.isPending && again.variables === batch}
                    icon={<Download aria-hidden="true" />}
                    onClick={() => again.mutate(batch)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
