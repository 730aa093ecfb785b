import type { Store } from '#contract/stores/stores.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { usePublications } from '../shared/publications.ts'
import * as say from './words.ts'

/** Previews the store's link in a WhatsApp chat. */
export const ShareCard = ({ store }: { store: Store }) => {
  const share = usePublications().data?.share
  const url = share?.url ?? `${location.origin}/store/${store.store_slug}/`
  return (
    <Card>
      <CardHeading title={say.sharePreview} description={say.whatYourBuyersSee} />
      <figure className="chat rounded-xl p-4">
        {/* Physical: logical corners need Chrome 89. */}
        <div className="chat-bubble ms-auto w-full max-w-80 overflow-hidden rounded-xl rounded-tr-sm page-rtl:rounded-tl-sm page-rtl:rounded-tr-xl p-1 shadow-card">
          <div className="chat-link overflow-hidden rounded-lg">
            <div className="grid aspect-[1200/630] place-items-center bg-raised text-muted text-sm">
              {share?.image_url ? (
                <img src={share.image_url} alt="" width={1200} height={630} className="size-full object-cover" />
              ) : (
                <span className="skeleton size-full" />
              )}
            </div>
            <div className="px-3 py-2">
              <p dir="auto" className="line-clamp-2 font-medium text-sm leading-snug">
                {share?.title ?? store.name}
              </p>
              <p dir="auto" className="chat-quiet line-clamp-2 text-xs">
                {share?.description ?? store.bio}
              </p>
              <p className="chat-quiet mt-0.5 text-xs">{new URL(url).host}</p>
            </div>
          </div>
          <p className="chat-address break-all px-2 pt-1.5 pb-1 text-sm">{url}</p>
        </div>
      </figure>
    </Card>
  )
}
