import {
  CalendarClock,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  History,
  Pencil,
  Share2,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import { langOf } from '#contract/lang-of.ts'
import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/products/products.ts'
import { momentOf } from '#src/lib/days.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as common from '#src/ui/words.ts'
import { CardFrame } from './CardFrame.tsx'
import { CardImages } from './CardImages.tsx'
import { ShownPrice } from './ShownPrice.tsx'
import { StockEditor } from './StockEditor.tsx'
import { VariantStock } from './VariantStock.tsx'
import * as say from './words.ts'

const stockWords: Record<Product['stock_status'], { tone: BadgeTone; words: string }> = {
  in_stock: { tone: 'positive', words: say.inStock },
  low_stock: { tone: 'warning', words: say.lowStock },
  out_of_stock: { tone: 'negative', words: say.outOfStock },
}

interface ProductCardProps {
  product: Product
  currency: Currency
  /** URL of the store's pages, with a trailing slash. */
  storeUrl: string
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onShare: (product: Product) => void
  onHide: (product: Product) => void
  onFeature: (product: Product) => void
  onShowOn: (product: Product) => void
  onHistory: (product: Product) => void
  onDuplicate: (product: Product) => void
  onRetryImages: (product: Product) => void
}

/** A product in the list. Rerenders only when it changes. */
export const ProductCard = memo(({ product, currency, storeUrl, onRetryImages, ...on }: ProductCardProps) => {
  const stock = stockWords[product.stock_status]
  return (
    <CardFrame images={<CardImages product={product} onRetry={() => onRetryImages(product)} />}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium leading-snug">
            <button
              type="button"
              dir="auto"
              lang={langOf(product.name)}
              onClick={() => on.onEdit(product)}
              className="line-clamp-2 w-full break-words page-side underline-offset-4 hover:underline"
            >
              {product.name}
            </button>
          </h3>
          <p dir="auto" lang={langOf(product.category)} className="truncate page-side text-muted text-sm">
            {product.category}
          </p>
        </div>
        <div className="-mt-2 -me-2">
          <IconMenu
            label={say.actionsFor(product.name)}
            items={[
              { label: say.edit, icon: <Pencil aria-hidden="true" />, onSelect: () => on.onEdit(product) },
              { label: say.duplicate, icon: <Copy aria-hidden="true" />, onSelect: () => on.onDuplicate(product) },
              ...(product.hidden
                ? []
                : [
                    { label: common.share, icon: <Share2 aria-hidden="true" />, onSelect: () => on.onShare(product) },
                    {
                      label: say.viewOnStore,
                      icon: <ExternalLink aria-hidden="true" />,
                      href: `${storeUrl}p/${product.slug}/`,
                    },
                  ]),
              {
                label: product.featured ? say.noLongerFirst : say.showFirst,
                icon: product.featured ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />,
                onSelect: () => on.onFeature(product),
              },
              {
                label: product.hidden ? say.showInShop : say.hideFromShop,
                icon: product.hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />,
                onSelect: () => on.onHide(product),
              },
              {
                label: say.showOnDayMenu,
                icon: <CalendarClock aria-hidden="true" />,
                onSelect: () => on.onShowOn(product),
              },
              {
                label: say.stockHistory,
                icon: <History aria-hidden="true" />,
                onSelect: () => on.onHistory(product),
              },
              {
                label: say.deleteLabel,
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onSelect: () => on.onDelete(product),
              },
            ]}
          />
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <ShownPrice product={product} currency={currency} />
          <span className="flex flex-wrap gap-1.5">
            {product.hidden && (
              <Badge tone="warning">{product.show_at ? say.showsAt(momentOf(product.show_at)) : say.hidden}</Badge>
            )}
            <Badge tone={stock.tone}>{stock.words}</Badge>
          </span>
        </div>
        {product.options.length > 0 ? <VariantStock product={product} /> : <StockEditor product={product} />}
      </div>
    </CardFrame>
  )
})
ProductCard.displayName = 'ProductCard'
