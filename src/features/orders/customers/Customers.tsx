import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, Download, SearchX, Users } from 'lucide-react'
import { exportCustomers } from '#contract/customers/customers.endpoints.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { download } from '#src/lib/api/download.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { OrderSkeletons } from '../list/OrderSkeletons.tsx'
import { CustomerDialog } from './CustomerDialog.tsx'
import { CustomerList } from './CustomerList.tsx'
import { useCustomers } from './customers.ts'
import type { useCustomerView } from './use-customer-view.ts'
import * as say from './words.ts'

/** The store's customers: search, and one of them in a dialog. */
export const Customers = ({ view }: { view: ReturnType<typeof useCustomerView> }) => {
  const { filters } = view
  const list = useCustomers(filters)
  const me = useMe()
  const file = useMutation({
    mutationFn: () => asOwner(() => download(exportCustomers)),
    onError: (error) => toast.error(errorMessage(error, say.failedToDownload)),
  })
  const turnTo = (page: number) => {
    view.turn(page)
    scrollTo(0, 0)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          size="icon"
          className="-ms-2"
          aria-label={say.backToOrders}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={view.leave}
        />
        <h2 className="font-semibold text-lg">{say.customers}</h2>
        {me.plan === 'paid' && (
          <Button
            variant="quiet"
            size="small"
            className="-me-3 ms-auto"
            busy={file.isPending}
            icon={<Download aria-hidden="true" />}
            onClick={() => file.mutate()}
          >
            {say.download}
          </Button>
        )}
      </div>
      <search>
        <SearchInput
          label={say.searchCustomers}
          placeholder={say.nameOrPhone}
          value={filters.search}
          onSearch={view.search}
        />
      </search>
      {list.isError && !list.data ? (
        <ErrorState title={say.failedToLoadCustomers} onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : !list.data ? (
        <OrderSkeletons />
      ) : list.data.customers.length === 0 ? (
        filters.search ? (
          <EmptyState icon={<SearchX aria-hidden="true" />} title={say.noCustomersFound}>
            <Filled text={say.nothingMatches} search={<bdi>{filters.search}</bdi>} />
          </EmptyState>
        ) : (
          <EmptyState icon={<Users aria-hidden="true" />} title={say.noCustomersYet}>
            {say.everyoneWhoOrdersFrom}
          </EmptyState>
        )
      ) : (
        <div
          aria-busy={list.isPlaceholderData}
          className={`flex flex-col gap-3 transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <p role="status" className="text-muted text-sm tabular-nums">
            {(me.plan === 'free' ? say.customersOnFree : say.customersTotal)(list.data.total)}
          </p>
          <CustomerList customers={list.data.customers} onOpen={view.open} />
        </div>
      )}
      <Pager label={say.pagesOfCustomers} page={filters.page} pages={list.data?.total_pages ?? 1} onChange={turnTo} />
      {view.customer !== null && (
        <CustomerDialog key={view.customer} id={view.customer} onOrder={view.showOrder} onClose={view.close} />
      )}
    </div>
  )
}
