import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { LayoutScreenshot } from './LayoutScreenshot.tsx'

/** A layout that only an admin can give: to be looked at. */
export const ExclusiveCard = ({ card, onPreview }: { card: LayoutCard; onPreview: () => void }) => (
  <article
    aria-label={card.name}
    className="flex h-full items-start gap-3 overflow-hidden rounded-xl border border-line bg-surface p-3 shadow-card"
  >
    <div className="h-24 w-16 shrink-0 overflow-hidden rounded-md border border-line opacity-60 grayscale-[35%]">
      <LayoutScreenshot card={card} />
    </div>
    <div className="flex min-w-0 flex-1 flex-col items-start gap-1 self-stretch">
      <h3 className="font-semibold text-sm leading-snug">{card.name}</h3>
      <p className="text-muted text-xs first-letter:uppercase">{card.industry}</p>
      <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-1">
        <Badge>Admin Only</Badge>
        <Button variant="quiet" size="small" className="-mr-2" aria-label={`Preview ${card.name}`} onClick={onPreview}>
          Preview
        </Button>
      </div>
    </div>
  </article>
)
