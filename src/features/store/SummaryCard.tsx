import { ExternalLink, Pencil, Store as StoreIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatPhone } from '#contract/phone-formats.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { objectPosition } from '#src/ui/forms/focal-point.ts'
import { takeStep } from '../shared/first-steps.ts'
import { ShareButton } from '../shared/ShareButton.tsx'
import { shopToShare } from '../shared/share-words.ts'
import { useFreshImages } from './fresh-images.ts'
import { PublishReceipt } from './PublishReceipt.tsx'
import { TestMessage } from './TestMessage.tsx'
import * as say from './words.ts'

// With the schemas it is more than the tab's code, so it loads when a finger is on its button.
const EditStoreDialog = deferred(async () => (await import('./form/EditStoreDialog.tsx')).EditStoreDialog)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="truncate text-sm">{children}</dd>
  </div>
)

/** A link to read, cut at its end on pages from right to left too. */
const Address = ({ url }: { url: string }) => (
  <span dir="ltr" className="page-side block truncate">
    {url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
  </span>
)

/** The store at a glance, with its main actions. */
export const SummaryCard = ({ store, url }: { store: OwnStore; url: string }) => {
  const [editing, setEditing] = useState<'soon' | 'now'>()
  const edit = async () => {
    setEditing('soon')
    await EditStoreDialog.load()
    setEditing('now')
  }
  const { logo = store.logo_url, cover = store.cover_url } = useFreshImages()
  return (
    <Card className="p-0">
      <div className="relative h-28 overflow-hidden rounded-t-xl bg-accent-soft sm:h-36">
        {cover && (
          <img
            src={cover}
            alt=""
            className="size-full object-cover"
            style={{ objectPosition: objectPosition({ x: store.cover_focus_x, y: store.cover_focus_y }) }}
          />
        )}
      </div>
      <div className="flex flex-col gap-5 px-5 pb-5">
        <div className="relative -mt-8 flex items-end justify-between gap-3">
          <div className="grid size-20 place-items-center overflow-hidden rounded-2xl border-4 border-surface bg-raised text-muted">
            {logo ? (
              <img src={logo} alt="" className="size-full object-cover" />
            ) : (
              <StoreIcon aria-hidden="true" className="size-7" />
            )}
          </div>
          <Button
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            busy={editing === 'soon'}
            onPointerEnter={() => void EditStoreDialog.load()}
            onClick={() => void edit()}
          >
            {say.editSettings}
          </Button>
        </div>
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 dir="auto" className="min-w-0 break-words font-semibold text-xl tracking-tight">
              {store.name}
            </h2>
            {store.badges.map((badge) => (
              <Badge key={badge} tone="info">
                {badge === 'verified' ? say.verified : say.trusted}
              </Badge>
            ))}
          </div>
          <p dir="auto" className="break-words text-muted">
            {store.bio}
          </p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name={say.storeLink}>
            <Address url={url} />
          </Fact>
          <Fact name={say.whatsapp}>
            <bdi dir="ltr">{formatPhone(store.whatsapp_number, store.country_code)}</bdi>
          </Fact>
          {store.instagram_url && (
            <Fact name={say.instagram}>
              <Address url={store.instagram_url} />
            </Fact>
          )}
          {store.facebook_url && (
            <Fact name={say.facebook}>
              <Address url={store.facebook_url} />
            </Fact>
          )}
        </dl>
        <TestMessage store={store} />
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          <LinkButton
            href={url}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden="true" />}
            onClick={() => takeStep('looked', store.id)}
          >
            {say.viewPublicStore}
          </LinkButton>
          <ShareButton what={shopToShare(store, url)} onShared={() => takeStep('shared', store.id)}>
            {say.shareShop}
          </ShareButton>
          <CopyButton
            text={url}
            done={say.storeLinkCopiedToClipboard}
            prompt={say.copyYourStoreLink}
            onCopied={() => takeStep('shared', store.id)}
          >
            {say.copyStoreLink}
          </CopyButton>
        </div>
        <PublishReceipt />
      </div>
      {editing === 'now' && <EditStoreDialog store={store} onClose={() => setEditing(undefined)} />}
    </Card>
  )
}
