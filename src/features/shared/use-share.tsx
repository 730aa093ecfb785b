import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type Shareable, shareOnPhone } from '#src/lib/browser/share.ts'
import { ShareDialog } from './ShareDialog.tsx'

/** Shares with the phone's share sheet, else with a dialog, which the caller renders. */
export const useShare = (onShared?: () => void): { share: (what: Shareable) => void; dialog: ReactNode } => {
  const [what, setWhat] = useState<Shareable | null>(null)
  const shared = useRef(onShared)
  shared.current = onShared
  const share = useCallback((next: Shareable) => {
    void shareOnPhone(next).then((outcome) => {
      if (outcome === 'shared') shared.current?.()
      if (outcome === 'none') setWhat(next)
    })
  }, [])
  return {
    share,
    dialog: what && <ShareDialog what={what} onShared={onShared} onClose={() => setWhat(null)} />,
  }
}
