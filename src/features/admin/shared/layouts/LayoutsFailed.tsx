import { TriangleAlert } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { LAYOUTS_FAILED } from './use-layouts.ts'

/** Says that the built-in list of layouts is shown. */
export const LayoutsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="warning" live icon={<TriangleAlert aria-hidden="true" />}>
    <p>{LAYOUTS_FAILED}. The built-in list is shown.</p>
    <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
      Try Again
    </Button>
  </Notice>
)
