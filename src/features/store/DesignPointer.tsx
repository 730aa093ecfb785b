import { ArrowRight, Palette } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import * as say from './words.ts'

/** Points to the store's design settings. */
export const DesignPointer = ({ onOpen }: { onOpen: () => void }) => (
  <Card className="flex items-center gap-4">
    <div className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent-text">
      <Palette aria-hidden="true" className="size-5" />
    </div>
    <div className="min-w-0 flex-1">
      <h2 className="font-semibold">{say.makeItYours}</h2>
      <p className="text-muted text-sm">{say.chooseLayoutColorsAndWords}</p>
    </div>
    <Button
      variant="quiet"
      size="icon"
      aria-label={say.openStoreDesign}
      icon={<ArrowRight aria-hidden="true" />}
      onClick={onOpen}
    />
  </Card>
)
