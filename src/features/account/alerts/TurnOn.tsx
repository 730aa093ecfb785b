import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTurnOn } from '#src/features/shared/alerts/push-queries.ts'
import { type Readiness, readiness } from '#src/features/shared/alerts/this-device.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

/** How to let a browser show alerts after it was told not to. */
export const BlockedNotice = () => <Notice tone="warning">{say.thisBrowserBlocksAlerts}</Notice>

const HomeScreenSteps = () => (
  <Notice tone="info">
    <p className="font-medium">{say.onAnIphone}</p>
    <ol className="mt-1.5 list-decimal space-y-1 ps-5">
      <li>{say.openInSafariAndShare}</li>
      <li>{say.chooseAddToHomeScreen}</li>
      <li>{say.openFromHomeScreen}</li>
    </ol>
  </Notice>
)

const hints: Record<Exclude<Readiness, 'ready'>, React.ReactNode> = {
  blocked: <BlockedNotice />,
  'add to home screen': <HomeScreenSteps />,
  unsupported: <Notice>{say.thisBrowserCannotShowAlerts}</Notice>,
}

/** Turns alerts on for this device, or says what is in the way. */
export const TurnOn = ({ isFull, most }: { isFull: boolean; most: number }) => {
  const me = useMe()
  const turnOn = useTurnOn()
  const [state, setState] = useState(readiness)
  if (isFull) return <Notice>{say.alertsGoToDevices(most)}</Notice>
  if (state !== 'ready') return hints[state]
  return (
    <Button
      className="self-start max-sm:w-full"
      icon={<BellRing aria-hidden="true" />}
      busy={turnOn.isPending}
      onClick={() =>
        turnOn.mutate(me.id, {
          onSuccess: (isOn) => {
            setState(readiness())
            if (isOn) toast.success(say.alertsAreOnHere)
          },
          onError: (error) => toast.error(errorMessage(error, say.alertsNotTurnedOn)),
        })
      }
    >
      {say.turnOnAlerts}
    </Button>
  )
}
