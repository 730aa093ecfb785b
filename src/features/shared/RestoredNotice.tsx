import { History } from 'lucide-react'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

export const RestoredNotice = () => (
  <Notice tone="info" icon={<History aria-hidden="true" />}>
    {say.whatYouTypedBefore}
  </Notice>
)
