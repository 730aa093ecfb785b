import { History } from 'lucide-react'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export const RestoredNotice = () => (
  <Notice tone="info" icon={<History aria-hidden="true" />}>
    What you typed before is here again. It is not saved yet.
  </Notice>
)
