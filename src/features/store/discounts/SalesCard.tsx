import { BadgePercent } from 'lucide-react'
import { useState } from 'react'
import { SALES_MAX } from '#contract/discounts/sale-price.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { OffersCard } from './OffersCard.tsx'
import { dayFrom, saleSentence } from './sale-words.ts'
import { useSales } from './use-sales.ts'
import * as say from './words.ts'

const SaleDialog = deferred(async () => (await import('./SaleDialog.tsx')).SaleDialog)

const planned = { tone: 'neutral', words: say.planned } as const
const running = { tone: 'positive', words: say.running } as const

/** The shop's sales, and the way to start and end them. */
export const SalesCard = ({ store }: { store: OwnStore }) => {
  const query = useSales()
  const [at, setAt] = useState<number>()
  const { data } = query
  const today = dayFrom(Date.now())
  return (
    <OffersCard
      title={say.sale}
      about={say.reduceForSomeDays}
      add={
        data !== undefined &&
        data.sales.length < SALES_MAX && { label: say.addSale, icon: <BadgePercent aria-hidden="true" /> }
      }
      failure={say.failedToFetchSales}
      query={query}
      offers={data?.sales.map((sale) => ({
        words: saleSentence(sale),
        state: sale.from !== null && sale.from > today ? planned : running,
      }))}
      onOpen={setAt}
    >
      {at !== undefined && data && <SaleDialog store={store} base={data} at={at} onClose={() => setAt(undefined)} />}
    </OffersCard>
  )
}
