import type { OwnStore } from '#contract/stores/stores.ts'
import { DiscountsCard } from './DiscountsCard.tsx'
import { SalesCard } from './SalesCard.tsx'

/** Everything that makes the shop's products cheaper. */
export const Offers = ({ store, url }: { store: OwnStore; url: string }) => (
  <>
    <SalesCard store={store} />
    <DiscountsCard store={store} url={url} />
  </>
)
