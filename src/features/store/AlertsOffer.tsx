import { BellRing, X } from 'lucide-react'
import { useState } from 'react'
import { useTurnOn } from '#src/features/shared/alerts/push-queries.ts'
import { readiness } from '#src/features/shared/alerts/this-device.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

const DECLINED_KEY = 'alerts-declined'

/** Whether nobody has answered yet whether this browser may show alerts. */
const isOpenQuestion = (): boolean =>
  readiness() === 'ready' && Notification.permission === 'default' && !readStored('localStorage', DECLINED_KEY)

/** Offers alerts of orders on a device that could show them, once. */
export const AlertsOffer = () => {
  const { id } = useMe()
  const [isShown, setShown] = useState(isOpenQuestion)
  const turnOn = useTurnOn()
  if (!isShown) return null
  const decline = () => {
    writeStored('localStorage', DECLINED_KEY, 'yes')
    setShown(false)
  }
  const accept = () =>
    turnOn.mutate(id, {
      onSuccess: (isOn) => {
        if (isOn) toast.success(say.alertsAreOnHere)
        setShown(false)
      },
      onError: (error) => toast.error(errorMessage(error, say.alertsNotTurnedOn)),
    })
  return (
    <Card aria-label={say.orderAlerts} className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <span className="font-medium">{say.hearOfEachOrder}</span> {say.evenWhenWhatsstoreIsClosed}
      </p>
      <div className="flex gap-2 max-sm:w-full">
        <Button size="small" className="max-sm:flex-1" busy={turnOn.isPending} onClick={accept}>
          {say.turnOnAlerts}
        </Button>
        <Button variant="quiet" size="small" icon={<X aria-hidden="true" />} onClick={decline}>
          {say.notNow}
        </Button>
      </div>
    </Card>
  )
}
