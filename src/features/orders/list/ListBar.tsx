import { Printer, Users } from 'lucide-react'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

interface ListBarProps {
  /** Number of listed orders, `undefined` while loading. */
  total: number | undefined
  fresh: number
  onCustomers: () => void
  /** Number of parcels on this page. */
  parcels: number
  /** Prints their slips. */
  onPrint: () => void
}

/** Count of the listed orders, and the button that prints their slips. */
export const ListBar = ({ total, fresh, onCustomers, parcels, onPrint }: ListBarProps) => (
  <div className="-my-1 flex min-h-11 items-center justify-between gap-3 sm:min-h-9">
    {total === undefined ? (
      <Skeleton className="w-20" />
    ) : (
      <p role="status" className="text-muted text-sm tabular-nums">
        {plural(total, 'order')}
        {fresh > 0 && (
          <>
            {' · '}
            <span className="font-medium text-positive">{plural(fresh, 'new order')}</span>
          </>
        )}
      </p>
    )}
    <Button
      variant="quiet"
      size="small"
      className="-mr-3 ml-auto"
      icon={<Users aria-hidden="true" />}
      onClick={onCustomers}
    >
      Customers
    </Button>
    {parcels > 0 && (
      <Button variant="quiet" size="small" className="-mr-3" icon={<Printer aria-hidden="true" />} onClick={onPrint}>
        {parcels === 1 ? 'Print this slip' : `Print these ${parcels} slips`}
      </Button>
    )}
  </div>
)
