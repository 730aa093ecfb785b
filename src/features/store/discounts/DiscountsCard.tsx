import { ChevronRight, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import type { DiscountAnswer } from '#contract/discounts/discount-schema.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { discountSentence, usesWords } from './discount-words.ts'
import { useDiscounts } from './use-discounts.ts'

const DiscountDialog = deferred(async () => (await import('./DiscountDialog.tsx')).DiscountDialog)

/** The shop's discount codes, and the way to add and change them. */
export const DiscountsCard = ({ store, url }: { store: OwnStore; url: string }) => {
  const { data, isError, error, refetch, isFetching } = useDiscounts()
  const [open, setOpen] = useState<{ known: DiscountAnswer | undefined }>()
  if (!data && isError) {
    return (
      <Card>
        <ErrorState
          title={errorMessage(error, 'Failed to fetch discount codes')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    )
  }
  const isFull = data !== undefined && data.discounts.length >= data.most
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="mb-1 font-semibold text-base leading-snug">Discount codes</h2>
          {!data && <Skeleton className="h-5 rounded-lg" />}
          {data?.discounts.length === 0 && (
            <p className="text-muted text-sm">
              Thank old buyers, or bring new ones: a percent, an amount, free delivery.
            </p>
          )}
          {isFull && data.most === 1 && <p className="text-muted text-sm">Premium has more than one code.</p>}
        </div>
        {data && !isFull && (
          <Button
            variant="secondary"
            icon={<TicketPercent aria-hidden="true" />}
            onClick={() => setOpen({ known: undefined })}
          >
            Add Code
          </Button>
        )}
      </div>
      {data && data.discounts.length > 0 && (
        <ul className="-mx-2 mt-3 flex flex-col">
          {data.discounts.map((discount) => (
            <li key={discount.id}>
              <button
                type="button"
                onClick={() => setOpen({ known: discount })}
                className="flex min-h-14 w-full items-center gap-3 rounded-lg px-2 py-2 text-left transition-colors hover:bg-raised"
              >
                <span className="min-w-0 flex-1">
                  <span className="flex items-center gap-2 font-semibold">
                    {discount.code}
                    {!discount.on && <Badge tone="neutral">Off</Badge>}
                  </span>
                  <span className="block break-words text-muted text-sm">
                    {discountSentence(discount, store.currency)} · {usesWords(discount)}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && <DiscountDialog store={store} url={url} known={open.known} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
