import { Banknote, Barcode, CheckCheck, Download, ListFilter, Plus, Printer, Truck, Users } from 'lucide-react'
import { mayChangeOrders, mayReadCustomers, mayReadFigures } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as say from './words.ts'

interface ListBarProps {
  /** Number of listed orders, `undefined` while loading. */
  total: number | undefined
  fresh: number
  /** How many filters are set. */
  narrowed: number
  /** Number of parcels on this page. */
  parcels: number
  /** Writes down an order from a chat. */
  onNew: () => void
  onFilter: () => void
  /** Begins to choose several; absent while that goes on. */
  onChoose: (() => void) | undefined
  onCustomers: () => void
  onPrint: () => void
  onDownload: () => void
  onNumbers: () => void
  onCouriers: () => void
  onMoney: () => void
}

/** Count of the listed orders, and what to do with them. */
export const ListBar = ({ total, fresh, narrowed, parcels, ...on }: ListBarProps) => {
  const may = useMay()
  return (
    <div className="-my-1 flex min-h-11 items-center gap-1 sm:min-h-9">
      {total === undefined ? (
        <Skeleton className="me-auto w-20" />
      ) : (
        <p role="status" className="me-auto text-muted text-sm tabular-nums">
          {say.orders(total)}
          {fresh > 0 && (
            <>
              {' · '}
              <span className="font-medium text-positive">{say.newOrders(fresh)}</span>
            </>
          )}
        </p>
      )}
      {may(mayChangeOrders) && (
        <Button variant="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={on.onNew}>
          {say.order}
        </Button>
      )}
      {on.onChoose && (
        <Button variant="quiet" size="small" icon={<CheckCheck aria-hidden="true" />} onClick={on.onChoose}>
          {say.choose}
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        className={narrowed > 0 ? 'text-accent-text' : ''}
        aria-label={narrowed > 0 ? say.filterCounted(narrowed) : say.filter}
        title={say.filter}
        icon={<ListFilter aria-hidden="true" />}
        onClick={on.onFilter}
      />
      <IconMenu
        label={say.moreAboutOrders}
        className="-me-2"
        items={[
          ...(may(mayReadCustomers)
            ? [{ label: say.customers, icon: <Users aria-hidden="true" />, onSelect: on.onCustomers }]
            : []),
          ...(parcels > 0
            ? [
                {
                  label: parcels === 1 ? say.printThisSlip : say.printTheseSlips(parcels),
                  icon: <Printer aria-hidden="true" />,
                  onSelect: on.onPrint,
                },
              ]
            : []),
          { label: say.trackingNumbers, icon: <Barcode aria-hidden="true" />, onSelect: on.onNumbers },
          { label: say.couriersAndFiles, icon: <Truck aria-hidden="true" />, onSelect: on.onCouriers },
          ...(may(mayReadFigures)
            ? [{ label: say.cashOfParcels, icon: <Banknote aria-hidden="true" />, onSelect: on.onMoney }]
            : []),
          ...(may(mayReadCustomers)
            ? [{ label: say.downloadAsCsv, icon: <Download aria-hidden="true" />, onSelect: on.onDownload }]
            : []),
        ]}
      />
    </div>
  )
}
