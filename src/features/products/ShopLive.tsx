import { ExternalLink, PartyPopper } from 'lucide-react'
import type { OwnStore } from '#contract/stores/stores.ts'
import { takeStep } from '#src/features/shared/first-steps.ts'
import { ShareButton } from '#src/features/shared/ShareButton.tsx'
import { ShareWays } from '#src/features/shared/ShareDialog.tsx'
import { shopToShare } from '#src/features/shared/share-words.ts'
import { hasShareSheet } from '#src/lib/browser/share.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

/** Shown once, when the first product is on sale: time to share the link. */
export const ShopLive = ({ store, url, onClose }: { store: OwnStore; url: string; onClose: () => void }) => {
  const what = shopToShare(store, url)
  const hasSheet = hasShareSheet()
  const shared = () => takeStep('shared', store.id)
  return (
    <Dialog title={say.yourShopIsLive} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-center gap-3 text-center">
          <span className="grid size-16 place-items-center rounded-2xl bg-accent-soft text-accent-text">
            <PartyPopper aria-hidden="true" className="size-8" />
          </span>
          <p className="text-pretty">{say.firstProductLive}</p>
          <p dir="ltr" className="max-w-full break-all rounded-lg bg-raised px-3 py-2 font-medium text-sm">
            {url.replace(/^https?:\/\/|\/$/g, '')}
          </p>
        </div>
        {hasSheet && (
          <ShareButton variant="primary" wide what={what} onShared={shared}>
            {common.share}
          </ShareButton>
        )}
        <ShareWays what={what} onShared={shared} second={hasSheet} />
        <LinkButton
          variant="quiet"
          href={url}
          target="_blank"
          rel="noopener"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={() => takeStep('looked', store.id)}
        >
          {say.lookAtYourShop}
        </LinkButton>
      </div>
    </Dialog>
  )
}
