import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import type { DiscountAnswer } from '#contract/discounts/discount-schema.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { discountSentence, usesWords } from './discount-words.ts'
import { OffersCard } from './OffersCard.tsx'
import { dayFrom } from './sale-words.ts'
import { useDiscounts } from './use-discounts.ts'
import * as say from './words.ts'

const DiscountDialog = deferred(async () => (await import('./DiscountDialog.tsx')).DiscountDialog)

const stateOf = ({ on, from, to }: Pick<DiscountAnswer, 'on' | 'from' | 'to'>, today: string) => {
  const words =
    to !== null && to < today ? say.hasEnded : !on ? say.isOff : from !== null && from > today ? say.planned : undefined
  return words !== undefined && { tone: 'neutral' as const, words }
}

/** The shop's discount codes, and the way to add and change them. */
export const DiscountsCard = ({ store, url }: { store: OwnStore; url: string }) => {
  const query = useDiscounts()
  const [at, setAt] = useState<number>()
  const { data } = query
  const today = dayFrom(Date.now())
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
        state: stateOf(discount, today),
      }))}
      onOpen={setAt}
    >
      {at !== undefined && data && (
        <DiscountDialog store={store} url={url} known={data.discounts[at]} onClose={() => setAt(undefined)} />
      )}
    </OffersCard>
  )
}
