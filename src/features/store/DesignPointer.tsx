import { ArrowRight, Palette } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'

/** Points to the store's design settings. */
export const DesignPointer = ({ onOpen }: { onOpen: () => void }) => (
  <Card className="flex items-center gap-4">
    <div className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent-text">
      <Palette aria-hidden="true" className="size-5" />
    </div>
    <div className="min-w-0 flex-1">
      <h2 className="font-semibold">Make it yours</h2>
      <p className="text-muted text-sm">Choose a layout, colours and words in Store Design.</p>
    </div>
    <Button
      variant="quiet"
      size="icon"
      aria-label="Open Store Design"
      icon={<ArrowRight aria-hidden="true" />}
      onClick={onOpen}
    />
  </Card>
)
