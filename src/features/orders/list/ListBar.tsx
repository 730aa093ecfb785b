import { Banknote, Barcode, CheckCheck, Download, ListFilter, Plus, Printer, Truck, Users } from 'lucide-react'
import { mayChangeOrders, mayReadCustomers, mayReadFigures } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'

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
        <Skeleton className="w-20" />
      ) : (
        <p role="status" className="me-auto text-muted text-sm tabular-nums">
          {plural(total, 'order')}
          {fresh > 0 && (
            <>
              {' · '}
              <span className="font-medium text-positive">{plural(fresh, 'new order')}</span>
            </>
          )}
        </p>
      )}
      {may(mayChangeOrders) && (
        <Button variant="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={on.onNew}>
          Order
        </Button>
      )}
      {on.onChoose && (
        <Button variant="quiet" size="small" icon={<CheckCheck aria-hidden="true" />} onClick={on.onChoose}>
          Choose
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        className={narrowed > 0 ? 'text-accent-text' : ''}
        aria-label={narrowed > 0 ? `Filter (${narrowed})` : 'Filter'}
        title="Filter"
        icon={<ListFilter aria-hidden="true" />}
        onClick={on.onFilter}
      />
      <IconMenu
        label="More about orders"
        className="-me-2"
        items={[
          ...(may(mayReadCustomers)
            ? [{ label: 'Customers', icon: <Users aria-hidden="true" />, onSelect: on.onCustomers }]
            : []),
          ...(parcels > 0
            ? [
                {
                  label: parcels === 1 ? 'Print this slip' : `Print these ${parcels} slips`,
                  icon: <Printer aria-hidden="true" />,
                  onSelect: on.onPrint,
                },
              ]
            : []),
          { label: 'Tracking numbers', icon: <Barcode aria-hidden="true" />, onSelect: on.onNumbers },
          { label: 'Couriers and files', icon: <Truck aria-hidden="true" />, onSelect: on.onCouriers },
          ...(may(mayReadFigures)
            ? [{ label: 'Cash of parcels', icon: <Banknote aria-hidden="true" />, onSelect: on.onMoney }]
            : []),
          ...(may(mayReadCustomers)
            ? [{ label: 'Download as CSV', icon: <Download aria-hidden="true" />, onSelect: on.onDownload }]
            : []),
        ]}
      />
    </div>
  )
}
