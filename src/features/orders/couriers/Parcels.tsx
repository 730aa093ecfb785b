import { ExternalLink, PackagePlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Shipment } from '#contract/orders/shipment.ts'
import { amountIn } from '#src/lib/amount.ts'
import { kilograms } from '#src/lib/numbers.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import type { AnyOrder } from '../order-lines.ts'
import * as say from './words.ts'

const ParcelDialog = deferred(async () => (await import('./ParcelDialog.tsx')).ParcelDialog)

const SENDING: readonly string[] = ['Confirmed', 'Shipped', 'Returning']

/** Parcels of an order: courier, number, cash, weight. */
export const Parcels = ({ order }: { order: AnyOrder }) => {
  const [edited, setEdited] = useState<Shipment | 'new' | null>(null)
  const parcels = order.shipments ?? []
  const maySend = SENDING.includes(order.status) && !order.pick_up
  if (parcels.length === 0 && !maySend) return null
  return (
    <section>
      <h3 className="mb-1.5 font-medium text-muted text-sm">{parcels.length > 1 ? say.parcels : say.parcel}</h3>
      <ul className="flex flex-col gap-2">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="rounded-lg bg-raised px-4 py-3">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <p className="break-words font-medium">
                  <bdi>{parcel.courier}</bdi>
                  {parcel.tracking_number && (
                    <>
                      {' · '}
                      <bdi dir="ltr" className="font-mono text-sm">
                        {parcel.tracking_number}
                      </bdi>
                    </>
                  )}
                </p>
                <p className="text-muted text-sm tabular-nums">
                  {parcel.cod_amount > 0
                    ? say.toCollect(amountIn(order.currency, parcel.cod_amount))
                    : say.nothingToCollect}
                  {' · '}
                  {parcel.pieces > 1 && `${say.parcelCount(parcel.pieces)} · `}
                  {kilograms(parcel.weight_g)}
                </p>
              </div>
              {maySend && (
                <Button
                  variant="quiet"
                  size="icon"
                  className="-m-2"
                  aria-label={say.changeTheParcelWith(parcel.courier)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => setEdited(parcel)}
                />
              )}
            </div>
            {parcel.tracking_number && (
              <div className="mt-1 -ms-3 flex flex-wrap">
                <CopyButton text={parcel.tracking_number} quiet done={say.numberCopied} prompt={say.copyTheNumber}>
                  {say.copyNumber}
                </CopyButton>
                {parcel.tracking_url && (
                  <LinkButton
                    variant="quiet"
                    size="small"
                    href={parcel.tracking_url}
                    target="_blank"
                    rel="noopener noreferrer"
                    icon={<ExternalLink aria-hidden="true" />}
                  >
                    {say.follow}
                  </LinkButton>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {maySend && (
        <Button
          variant={parcels.length === 0 ? 'secondary' : 'quiet'}
          size="small"
          className={parcels.length === 0 ? '' : '-ms-3 mt-1'}
          icon={<PackagePlus aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          {parcels.length === 0 ? say.addCourierAndNumber : say.anotherParcel}
        </Button>
      )}
      {edited && (
        <ParcelDialog order={order} parcel={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}
