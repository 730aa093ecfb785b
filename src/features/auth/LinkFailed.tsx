import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthFrame } from './AuthFrame.tsx'
import * as say from './words.ts'

/** Says why a mailed link did not work, and where to go on. */
export const LinkFailed = ({ words, children }: { words: string; children: ReactNode }) => (
  <AuthFrame
    key="failed"
    announced
    icon={<MailWarning aria-hidden="true" />}
    title={say.theLinkDidNotWork}
    description={words}
  >
    {children}
  </AuthFrame>
)
