import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { WhatsAppSeller } from '#contract/admin/admin-whatsapp.ts'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge } from '../shared/plans/plan-words.tsx'
import { Connection } from './Connection.tsx'
import { SellerDialog } from './SellerDialog.tsx'
import { removeSeller, useSellers } from './whatsapp.ts'

const nameOf = (seller: WhatsAppSeller): string => seller.storeInfo?.name ?? seller.localUserInfo?.email ?? seller.name

const columns: readonly Column<WhatsAppSeller>[] = [
  {
    heading: 'Seller',
    card: 'head',
    cell: (seller) => (
      <div className="min-w-0">
        <bdi className="block break-words font-medium">{nameOf(seller)}</bdi>
        <bdi className="block break-words text-muted text-xs">{seller.localUserInfo?.email ?? 'No account'}</bdi>
      </div>
    ),
  },
  {
    heading: 'State',
    card: 'badge',
    cell: (seller) => (
      <span className="flex flex-wrap gap-1.5">
        <Connection seller={seller} />
        {seller.localUserInfo && <PlanBadge user={seller.localUserInfo} />}
      </span>
    ),
  },
  {
    heading: 'Number',
    cell: ({ phoneNumber }) => (
      <span dir="ltr" className="whitespace-nowrap tabular-nums">
        {phoneNumber ? `+${phoneNumber}` : '—'}
      </span>
    ),
  },
  {
    heading: 'Since',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap text-muted">
        {dayOf(createdAt)}
      </time>
    ),
  },
]

/** Sellers with their own WhatsApp number. */
export const SellerManagement = () => {
  const { search, page, find, turn } = useListFilters()
  const sellers = useSellers({ search, page })
  const [{ seller: opened }, set] = useParameters({ seller: text() }, 'push')
  const [removing, setRemoving] = useState<WhatsAppSeller | null>(null)
  return (
    <div className="flex flex-col gap-3">
      <search>
        <SearchInput label="Search sellers" placeholder="E-mail, or a part of it" value={search} onSearch={find} />
      </search>
      <Records
        label="WhatsApp sellers"
        list={sellers.data && { rows: sellers.data.sellers, ...sellers.data }}
        query={sellers}
        counted={(total) => plural(total, 'seller')}
        failed="Failed to fetch WhatsApp data"
        empty={{
          icon: <MessageCircle aria-hidden="true" />,
          title: search ? 'No sellers found' : 'No sellers yet',
          words: search ? 'Try a shorter part of the address.' : 'Sellers appear here when they link their WhatsApp.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ id }) => id}
        actions={(seller) => (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Details of ${nameOf(seller)}`}
              onClick={() => set({ seller: seller.id })}
            >
              Details
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${nameOf(seller)}`}
              onClick={() => setRemoving(seller)}
            >
              Remove
            </Button>
          </>
        )}
      />
      {opened !== null && <SellerDialog key={opened} id={opened} onClose={() => set({ seller: null })} />}
      {removing && (
        <ActDialog
          title="Remove this seller's session?"
          confirmLabel="Remove session"
          tone="danger"
          run={() => removeSeller(removing.id)}
          failed="Failed to remove seller session"
          onClose={() => setRemoving(null)}
        >
          <p>
            <bdi className="font-medium text-text">{nameOf(removing)}</bdi> is unlinked, and messages that wait are
            dropped. She can link her WhatsApp again.
          </p>
        </ActDialog>
      )}
    </div>
  )
}
