import { Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Shareable } from '#src/lib/browser/share.ts'
import { Button } from '#src/ui/Button.tsx'
import { useShare } from './use-share.tsx'

interface ShareButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'icon'> {
  what: Shareable
  onShared?: () => void
}

export const ShareButton = ({ what, onShared, ...look }: ShareButtonProps) => {
  const { share, dialog } = useShare(onShared)
  return (
    <>
      <Button variant="secondary" {...look} icon={<Share2 aria-hidden="true" />} onClick={() => share(what)} />
      {dialog}
    </>
  )
}
