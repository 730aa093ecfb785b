import * as say from '#contract/products/words.ts'
import { shareLink } from '#contract/whatsapp/chat-texts.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { ShareIcon } from '../icons.tsx'

/** Share links, as on a product page (`page-clicks.ts`). */
export const Share = ({ product }: { product: { name: string; price: number; link: string } }) => (
  <p className="d-share">
    <a className="d-text-button" data-share="" href={shareLink(storeData(), product)} target="_blank" rel="noopener">
      <ShareIcon /> {say.share}
    </a>
    <button type="button" className="d-text-button" data-copy={product.link}>
      {say.copyLink}
    </button>
  </p>
)
