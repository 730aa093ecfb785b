import type { PushDevice } from '#contract/push/push.ts'
import { useTestAlert, useTurnOff } from '#src/features/shared/alerts/push-queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { DeviceName } from '../devices/DeviceName.tsx'
import { BlockedNotice } from './TurnOn.tsx'
import * as say from './words.ts'

/** Says when the last alert arrived; or that one was sent and did not. */
const arrivalWords = ({ arrived_at, sent_at }: PushDevice): string => {
  if (sent_at && (!arrived_at || arrived_at < sent_at)) return say.sentNotShownYet(timeAgo(sent_at))
  return arrived_at ? say.lastAlertArrived(timeAgo(arrived_at)) : say.noAlertYet
}

interface AlertDeviceProps {
  device: PushDevice
  /** Whether the browser has been told not to show any. */
  isBlocked: boolean
}

/** A device that shows alerts, with a test and an off switch. */
export const AlertDevice = ({ device, isBlocked }: AlertDeviceProps) => {
  const test = useTestAlert()
  const off = useTurnOff()
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <DeviceName device={device} words={arrivalWords(device)} />
      </div>
      {isBlocked && <BlockedNotice />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={test.isPending}
          aria-label={say.sendTestTo(device.device)}
          onClick={() =>
            test.mutate(device.id, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) => toast.error(errorMessage(error, say.testNotSent)),
            })
          }
        >
          {say.sendTest}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={off.isPending}
          aria-label={say.turnOffAlertsOn(device.device)}
          onClick={() =>
            off.mutate(device, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) => toast.error(errorMessage(error, say.alertsNotTurnedOff)),
            })
          }
        >
          {say.turnOff}
        </Button>
      </div>
    </li>
  )
}
