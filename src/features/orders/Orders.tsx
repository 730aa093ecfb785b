import { useEffect, useState } from 'react'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Store } from '#contract/stores/stores.ts'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { CancelDialog } from './detail/CancelDialog.tsx'
import { LoadedOrder, OrderDialog } from './detail/OrderDialog.tsx'
import { ReturnDialog } from './detail/ReturnDialog.tsx'
import { useBuyerContact } from './detail/use-buyer-contact.ts'
import { useOpenOrder } from './detail/use-open-order.ts'
import { useSteps } from './detail/use-steps.ts'
import { ActiveFilters } from './list/ActiveFilters.tsx'
import { ListBar } from './list/ListBar.tsx'
import { hasMovedOn } from './list/moved-on.ts'
import { NewOrdersPill } from './list/NewOrdersPill.tsx'
import { NoOrders } from './list/NoOrders.tsx'
import { OrderList } from './list/OrderList.tsx'
import { OrderSkeletons } from './list/OrderSkeletons.tsx'
import { StatCards } from './list/StatCards.tsx'
import { StatusFilter } from './list/StatusFilter.tsx'
import { useNewOrders } from './list/use-new-orders.ts'
import { notNarrowed, useOrderFilters } from './list/use-order-filters.ts'
import { ManyOrders } from './many/ManyOrders.tsx'
import { useShipByNumber } from './many/many.ts'
import { useChoosing } from './many/use-choosing.ts'
import type { AnyOrder } from './order-lines.ts'
import { useOrders, useOrdersFile, usePolledStats, useRefreshOrders } from './orders.ts'
import { senderOf } from './print/sender.ts'
import { usePrint } from './print/use-print.tsx'
import * as say from './words.ts'

const CouriersDialog = deferred(async () => (await import('./couriers/CouriersDialog.tsx')).CouriersDialog)
const TrackingDialog = deferred(async () => (await import('./couriers/TrackingDialog.tsx')).TrackingDialog)
const MoneyDialog = deferred(async () => (await import('./couriers/MoneyDialog.tsx')).MoneyDialog)
const NewOrderDialog = deferred(async () => (await import('./edit/NewOrderDialog.tsx')).NewOrderDialog)
const FilterDialog = deferred(async () => (await import('./list/FilterDialog.tsx')).FilterDialog)

/** Orders that have no parcel to send. */
const withoutParcel: readonly OrderStatus[] = ['Cancelled', 'Returning', 'Returned']

/** Whether the list is at its top. Further down, new rows would move what is being read. */
const atTop = (): boolean => scrollY < 80

interface OrdersProps {
  store: Store
  /** Shows the customers, or one of them. */
  onCustomers: (id?: string) => void
}

export const Orders = ({ store, onCustomers }: OrdersProps) => {
  const { filters, narrowed, choose, narrow, search, turn } = useOrderFilters()
  const choosing = useChoosing()
  /** The dialog beside the list that is open. */
  const [aside, setAside] = useState<'filter' | 'new' | 'numbers' | 'couriers' | 'money' | null>(null)
  const close = () => setAside(null)
  const list = useOrders(filters, choosing.chosen !== null)
  const stats = usePolledStats()
  const refresh = useRefreshOrders()
  const opened = useOpenOrder()
  const steps = useSteps()
  const contact = useBuyerContact()
  const file = useOrdersFile(filters)
  const ship = useShipByNumber()
  const { slips, print } = usePrint(senderOf(store))
  useEffect(() => whenIdle(() => void LoadedOrder.load()), [])
  const first = filters.page === 1
  const showsNew = filters.status === 'to_do' || filters.status === 'all'
  const { waiting, fresh } = useNewOrders({
    total: stats.data?.total_orders,
    listedAt: list.isPlaceholderData ? 0 : list.dataUpdatedAt,
    listedTotal: filters.status === 'all' && !filters.search && narrowed === 0 ? list.data?.total : undefined,
    mayInsert: first && opened.id === null && steps.asked === null && choosing.chosen === null && atTop(),
    insert: () => void refresh(),
  })
  const showNew = () => {
    if (!first || filters.search || !showsNew || narrowed > 0) {
      narrow(notNarrowed)
      search('')
      choose('to_do')
    }
    void refresh()
    scrollTo({ top: 0, behavior: 'smooth' })
  }

  const turnTo = (page: number) => {
    turn(page)
    scrollTo(0, 0)
  }

  // The last page may become empty when its last order is cancelled or moves on.
  const beyond =
    list.data && list.data.orders.length === 0 && !list.isPlaceholderData && filters.page > Math.max(1, list.data.pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `beyond` becomes true
  useEffect(() => {
    if (beyond) turn(Math.max(1, list.data?.pages ?? 1))
  }, [beyond])

  const orders = list.data?.orders ?? []
  const hasLeft = (order: AnyOrder) => !list.isPlaceholderData && hasMovedOn(filters.status, order)
  const parcels = orders.filter(({ status, to_check }) => !withoutParcel.includes(status) && !to_check)
  return (
    // The bar of the chosen orders is taller than the navigation that it hides.
    <div className={`flex flex-col gap-4 ${choosing.chosen ? 'max-md:pb-20' : ''}`}>
      <StatCards stats={stats.data} failed={stats.isError} />
      <search className="flex flex-col gap-2">
        <SearchInput
          label={say.searchOrders}
          placeholder={say.namePhoneCityProduct}
          value={filters.search}
          onSearch={search}
        />
        <StatusFilter value={filters.status} stats={stats.data} onChange={choose} />
      </search>
      <NewOrdersPill waiting={waiting} onShow={showNew} />
      <ListBar
        total={list.data?.total}
        fresh={fresh}
        narrowed={narrowed}
        parcels={parcels.length}
        onNew={() => setAside('new')}
        onFilter={() => setAside('filter')}
        onChoose={choosing.chosen || orders.length === 0 ? undefined : choosing.start}
        onCustomers={() => onCustomers()}
        onPrint={() => print(parcels)}
        onDownload={() => file.mutate()}
        onNumbers={() => setAside('numbers')}
        onCouriers={() => setAside('couriers')}
        onMoney={() => setAside('money')}
      />
      <ActiveFilters value={filters} onChange={narrow} />
      <ManyOrders choosing={choosing} page={list.data} store={store} onPrint={print} onOpen={opened.open} />
      {list.isError && !list.data ? (
        <ErrorState title={say.failedToLoadOrders} onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : !list.data ? (
        <OrderSkeletons />
      ) : orders.length === 0 ? null : (
        <div
          aria-busy={list.isPlaceholderData}
          className={`transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <OrderList
            orders={orders}
            fresh={first && showsNew ? fresh : 0}
            contact={contact}
            moving={steps.moving}
            resting={steps.resting}
            hasLeft={hasLeft}
            chosen={choosing.chosen}
            onChoose={choosing.toggle}
            onView={(order) => {
              // Clears the message of an earlier attempt.
              if (!steps.change.isPending) steps.change.reset()
              opened.open(order.order_id)
            }}
            onStep={(order, status) => steps.ask(order, status)}
          />
        </div>
      )}
      {list.data && orders.every(hasLeft) && (
        <NoOrders
          filters={filters}
          total={stats.data?.total_orders}
          onShowAll={() => choose('all')}
          {...(narrowed > 0 && { onClear: () => narrow(notNarrowed) })}
        />
      )}
      <Pager label={say.pagesOfOrders} page={filters.page} pages={list.data?.pages ?? 1} onChange={turnTo} />
      {aside === 'new' && (
        <NewOrderDialog
          store={store}
          onClose={close}
          onSaved={(id) => {
            close()
            opened.open(id)
          }}
        />
      )}
      {aside === 'numbers' && <TrackingDialog onShip={ship} onClose={close} />}
      {aside === 'couriers' && <CouriersDialog onClose={close} />}
      {aside === 'money' && <MoneyDialog onClose={close} />}
      {aside === 'filter' && <FilterDialog value={filters} onChange={narrow} onClose={close} />}
      {opened.id !== null && (
        <OrderDialog
          key={opened.id}
          id={opened.id}
          change={steps.change}
          resting={steps.resting.includes(opened.id)}
          contact={contact}
          onStep={steps.ask}
          onPrint={(order) => print([order])}
          onCustomer={onCustomers}
          onOpen={opened.open}
          onClose={opened.close}
        />
      )}
      {steps.asked?.status === 'Cancelled' && (
        <CancelDialog
          order={steps.asked.order}
          busy={steps.change.isPending}
          onConfirm={() => steps.confirm()}
          onKeep={steps.keep}
        />
      )}
      {(steps.asked?.status === 'Returning' || steps.asked?.status === 'Returned') && (
        <ReturnDialog
          order={steps.asked.order}
          status={steps.asked.status}
          busy={steps.change.isPending}
          onConfirm={steps.confirm}
          onKeep={steps.keep}
        />
      )}
      {slips}
    </div>
  )
}
