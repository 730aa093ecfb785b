import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { offer } from '#src/ui/feedback/offer.ts'
import { watchUpdates } from './watch-updates.ts'
import * as say from './words.ts'

/** Announces a newer version until the seller takes it or postpones it. */
export const UpdateNotice = () => {
  const [isThere, setIsThere] = useState(false)
  // The update function may change while the notice shows: another tab may let a waiting worker in.
  const way = useRef<() => void>(undefined)
  const update = () => way.current?.()
  useEffect(
    () =>
      watchUpdates((found) => {
        way.current = found
        setIsThere(true)
      }),
    [],
  )
  useEffect(() => (isThere ? offer(say.aNewVersionIsReady, say.update, () => way.current?.()) : undefined), [isThere])
  return (
    <div role="status">
      {isThere && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-info-soft px-4 py-2 text-info text-sm">
          <p className="flex items-center gap-2 font-medium">
            <Sparkles aria-hidden="true" className="size-4 shrink-0" />
            {say.newVersionAvailable}
          </p>
          <div className="flex gap-2">
            <Button size="small" onClick={update}>
              {say.updateNow}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setIsThere(false)}>
              {say.dismiss}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
