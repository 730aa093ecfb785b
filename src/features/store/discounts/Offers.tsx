import type { OwnStore } from '#contract/stores/stores.ts'
import { PaymentsCard } from '../payments/PaymentsCard.tsx'
import { DiscountsCard } from './DiscountsCard.tsx'
import { SalesCard } from './SalesCard.tsx'

/** Accounts that buyers pay to, and everything that makes products cheaper. */
export const Offers = ({ store, url }: { store: OwnStore; url: string }) => (
  <>
    <PaymentsCard store={store} />
    <SalesCard store={store} />
    <DiscountsCard store={store} url={url} />
  </>
)
