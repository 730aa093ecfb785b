import { useQueryClient } from '@tanstack/react-query'
import { ImageOff, Pencil, RotateCw, X } from 'lucide-react'
import type { Currency } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import * as common from '#src/ui/words.ts'
import { addProduct, dropPending, type PendingProduct } from '../pending-products.ts'
import { CardFrame } from './CardFrame.tsx'
import * as say from './words.ts'

const words = ({ progress, images }: PendingProduct): string => {
  if (progress.state === 'failed') return progress.message
  if (progress.state === 'processing') return images.length > 0 ? say.processingImages : say.added
  return progress.share < 1 ? say.uploading(Math.round(progress.share * 100)) : say.saving
}

interface PendingCardProps {
  pending: PendingProduct
  currency: Currency
  onEdit: () => void
}

/** A product being added: its progress, or its error. */
export const PendingCard = ({ pending, currency, onEdit }: PendingCardProps) => {
  const queries = useQueryClient()
  const { details, images, progress } = pending
  const image = useObjectUrl(images[0]?.file)
  const failed = progress.state === 'failed'
  return (
    <CardFrame
      busy={!failed}
      images={
        image ? (
          <img src={image} alt="" className={`absolute size-full object-cover ${failed ? 'opacity-50' : ''}`} />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <ImageOff aria-hidden="true" className="size-6" />
          </span>
        )
      }
    >
      <h3 dir="auto" className="line-clamp-2 break-words font-medium leading-snug">
        {details.name}
      </h3>
      <span className="font-semibold tabular-nums">{amountIn(currency, details.price)}</span>
      <div className="mt-auto flex flex-col gap-2">
        <p role="status" className={`text-sm ${failed ? 'text-negative' : 'text-muted'}`}>
          {words(pending)}
        </p>
        {failed ? (
          <div className="-mx-1 flex flex-wrap gap-1">
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => void addProduct(queries, pending)}
            >
              {common.tryAgain}
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={say.editNamed(details.name)}
              icon={<Pencil aria-hidden="true" />}
              onClick={onEdit}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={say.discard(details.name)}
              icon={<X aria-hidden="true" />}
              onClick={() => dropPending(pending.key)}
            />
          </div>
        ) : (
          <ProgressBar label={say.sending(details.name)} share={progress.state === 'sending' ? progress.share : 1} />
        )}
      </div>
    </CardFrame>
  )
}
