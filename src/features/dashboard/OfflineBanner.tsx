import { WifiOff } from 'lucide-react'
import { useOnline } from '#src/lib/browser/use-online.ts'
import * as say from './words.ts'

/** Says that there is no connection. */
export const OfflineBanner = () => {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2.5 text-sm text-warning">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {say.youAreOfflineWhat}
        </p>
      )}
    </div>
  )
}
