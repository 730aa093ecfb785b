import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** Says that a layout failed to load and the default one stands in. */
export const LayoutError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice tone="negative" icon={<TriangleAlert aria-hidden="true" />} live>
    <p className="font-semibold">{say.layoutLoadingError}</p>
    <p>{say.fallingBackToDefault(message.replace(/[.۔]$/, ''))}</p>
    <Button variant="secondary" size="small" className="mt-2" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      {say.retry}
    </Button>
  </Notice>
)
