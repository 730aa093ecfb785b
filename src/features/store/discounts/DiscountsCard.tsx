import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import type { OwnStore } from '#contract/stores/stores.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { discountSentence, usesWords } from './discount-words.ts'
import { OffersCard } from './OffersCard.tsx'
import { useDiscounts } from './use-discounts.ts'
import * as say from './words.ts'

const DiscountDialog = deferred(async () => (await import('./DiscountDialog.tsx')).DiscountDialog)

/** The shop's discount codes, and the way to add and change them. */
export const DiscountsCard = ({ store, url }: { store: OwnStore; url: string }) => {
  const query = useDiscounts()
  const [at, setAt] = useState<number>()
  const { data } = query
  const isFull = data !== undefined && data.discounts.length >= data.most
  return (
    <OffersCard
      title={say.discountCodes}
      about={say.thankBuyersOrBringNew}
      note={isFull && data.most === 1 && say.premiumHasMoreCodes}
      add={!isFull && { label: say.addCode, icon: <TicketPercent aria-hidden="true" /> }}
      failure={say.failedToFetchDiscountCodes}
      query={query}
      offers={data?.discounts.map((discount) => ({
        name: discount.code,
        words: `${discountSentence(discount, store.currency)} · ${usesWords(discount)}`,
        state: !discount.on && { tone: 'neutral', words: say.isOff },
      }))}
      onOpen={setAt}
    >
      {at !== undefined && data && (
        <DiscountDialog store={store} url={url} known={data.discounts[at]} onClose={() => setAt(undefined)} />
      )}
    </OffersCard>
  )
}
