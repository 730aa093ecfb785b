import type { DiscountAnswer } from '#contract/discounts/discount-schema.ts'
import { dayOf } from '#src/lib/days.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { usesWords } from './discount-words.ts'
import { useUses } from './use-discounts.ts'
import * as say from './words.ts'

/** A code's link, and the newest orders that used it. */
export const UsedBy = ({ discount, url }: { discount: DiscountAnswer; url: string }) => {
  const { data } = useUses(discount.id)
  return (
    <section className="rounded-xl bg-raised px-4 py-3" aria-label={say.uses}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {usesWords(discount)}
        <CopyButton quiet text={url} done={say.linkCopied} prompt={say.copyLinkWithCode}>
          {say.copyLink}
        </CopyButton>
      </p>
      {data && data.orders.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {data.orders.map(({ order_id, buyer_name, created_at }) => (
            <li key={order_id} className="flex justify-between gap-3 py-2 text-sm">
              <bdi className="truncate">{buyer_name}</bdi>
              <span className="shrink-0 text-muted">
                <span className="font-mono text-xs">{order_id}</span> · {dayOf(created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
