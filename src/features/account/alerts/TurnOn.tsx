import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTurnOn } from '#src/features/shared/alerts/push-queries.ts'
import { type Readiness, readiness } from '#src/features/shared/alerts/this-device.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'

/** How to let a browser show alerts after it was told not to. */
export const BlockedNotice = () => (
  <Notice tone="warning">
    This browser blocks alerts of WhatsStore. Tap the icon beside the address, open “Permissions” or “Notifications”,
    choose “Allow”, and load this page again.
  </Notice>
)

const HomeScreenSteps = () => (
  <Notice tone="info">
    <p className="font-medium">On an iPhone, alerts come to an icon on the home screen:</p>
    <ol className="mt-1.5 list-decimal space-y-1 ps-5">
      <li>Open this page in Safari and tap Share, the square with an arrow.</li>
      <li>Choose “Add to Home Screen”.</li>
      <li>Open WhatsStore from there, come back here, and turn alerts on.</li>
    </ol>
  </Notice>
)

const hints: Record<Exclude<Readiness, 'ready'>, React.ReactNode> = {
  blocked: <BlockedNotice />,
  'add to home screen': <HomeScreenSteps />,
  unsupported: (
    <Notice>
      This browser cannot show alerts; Chrome, Firefox, Edge and Safari can. You hear of orders by mail in any case.
    </Notice>
  ),
}

/** Turns alerts on for this device, or says what is in the way. */
export const TurnOn = ({ isFull, most }: { isFull: boolean; most: number }) => {
  const me = useMe()
  const turnOn = useTurnOn()
  const [state, setState] = useState(readiness)
  if (isFull) return <Notice>Alerts go to {most} devices of yours. Turn one off to use this one.</Notice>
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
            if (isOn) toast.success('Alerts are on for this device')
          },
          onError: (error) => toast.error(errorMessage(error, 'Alerts could not be turned on. Please try again.')),
        })
      }
    >
      Turn On Alerts
    </Button>
  )
}
