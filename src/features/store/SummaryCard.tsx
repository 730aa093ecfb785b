import { ExternalLink, Pencil, Store as StoreIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { usePublications } from '../shared/publications.ts'
import { PublishReceipt } from './PublishReceipt.tsx'

// With the schemas it is half of the tab's code: it comes when the page is there.
const editStoreDialog = () => import('./form/EditStoreDialog.tsx')
const EditStoreDialog = lazy(async () => ({ default: (await editStoreDialog()).EditStoreDialog }))

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="truncate text-sm">{children}</dd>
  </div>
)

const plain = (url: string): string => url.replace(/^https?:\/\/(www\.)?|\/$/g, '')

/** The store at a glance, and what is done with it most. */
export const SummaryCard = ({ store }: { store: Store }) => {
  const [editing, setEditing] = useState(false)
  useEffect(() => whenIdle(() => void editStoreDialog().catch(() => undefined)), [])
  const url = usePublications().data?.share.url ?? `${location.origin}/store/${store.store_slug}/`
  return (
    <Card className="p-0">
      <div className="relative h-28 overflow-hidden rounded-t-xl bg-accent-soft sm:h-36">
        {store.cover_url && <img src={store.cover_url} alt="" className="size-full object-cover" />}
      </div>
      <div className="flex flex-col gap-5 px-5 pb-5">
        <div className="relative -mt-8 flex items-end justify-between gap-3">
          <div className="grid size-20 place-items-center overflow-hidden rounded-2xl border-4 border-surface bg-raised text-muted">
            {store.logo_url ? (
              <img src={store.logo_url} alt="" className="size-full object-cover" />
            ) : (
              <StoreIcon aria-hidden="true" className="size-7" />
            )}
          </div>
          <Button variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
            Edit Settings
          </Button>
        </div>
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 dir="auto" className="min-w-0 break-words font-semibold text-xl tracking-tight">
              {store.name}
            </h2>
            {store.badges.map((badge) => (
              <Badge key={badge} tone="info">
                {badge === 'verified' ? 'Verified' : 'Trusted'}
              </Badge>
            ))}
          </div>
          <p dir="auto" className="break-words text-muted">
            {store.bio}
          </p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name="Store link">{plain(url)}</Fact>
          <Fact name="WhatsApp">{store.phone_number}</Fact>
          {store.instagram_url && <Fact name="Instagram">{plain(store.instagram_url)}</Fact>}
          {store.facebook_url && <Fact name="Facebook">{plain(store.facebook_url)}</Fact>}
        </dl>
        <div className="flex flex-col gap-2 sm:flex-row">
          <LinkButton href={url} target="_blank" rel="noopener" icon={<ExternalLink aria-hidden="true" />}>
            View Public Store
          </LinkButton>
          <CopyButton text={url} done="Store link copied to clipboard!" prompt="Copy your store link">
            Copy Store Link
          </CopyButton>
        </div>
        <PublishReceipt />
      </div>
      <Suspense>{editing && <EditStoreDialog store={store} onClose={() => setEditing(false)} />}</Suspense>
    </Card>
  )
}
