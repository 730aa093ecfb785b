import { useState } from 'react'
import type { PushSettings } from '#contract/push/push.ts'
import { hasSound, keepSound } from '#src/features/shared/alerts/alert-settings.ts'
import { usePush, useReminder } from '#src/features/shared/alerts/push-queries.ts'
import { readiness } from '#src/features/shared/alerts/this-device.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { thisFirst } from '../devices/device-words.ts'
import { AlertDevice } from './AlertDevice.tsx'
import { TurnOn } from './TurnOn.tsx'
import * as say from './words.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** `9 am`, `12 noon`, `8 pm`. */
const hourWords = (hour: number): string => {
  if (hour === 0) return say.midnight
  if (hour === 12) return say.noon
  return hour < 12 ? say.am(hour) : say.pm(hour - 12)
}

const ReminderField = ({ hour }: { hour: number | null }) => {
  const reminder = useReminder()
  const choose = (text: string) =>
    reminder.mutate(text === '' ? null : Number(text), {
      onError: (error) => toast.error(errorMessage(error, say.reminderNotSaved)),
    })
  const shown = reminder.isPending ? reminder.variables : hour
  return (
    <Field label={say.dailyReminder} hint={say.saysHowManyAreUnconfirmed}>
      {(control) => (
        <Select {...control} value={shown ?? ''} onChange={(event) => choose(event.target.value)} className="max-w-48">
          <option value="">{say.never}</option>
          {HOURS.map((at) => (
            <option key={at} value={at}>
              {hourWords(at)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const SoundField = () => {
  const [on, setOn] = useState(hasSound)
  return (
    <SwitchField
      label={say.soundInTheDashboard}
      hint={say.twoShortNotes}
      checked={on}
      onChange={(next) => {
        keepSound(next)
        setOn(next)
      }}
    />
  )
}

const Devices = ({ devices, most }: PushSettings) => {
  const isOn = devices.some(({ current }) => current)
  return (
    <>
      {!isOn && <TurnOn isFull={devices.length >= most} most={most} />}
      {devices.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {thisFirst(devices).map((device) => (
            <AlertDevice key={device.id} device={device} isBlocked={device.current && readiness() === 'blocked'} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Alerts of new orders: the devices that show them, a daily reminder, a sound. */
export const AlertsCard = () => {
  const { data, isError, isFetching, refetch } = usePush()
  return (
    <Card id="alerts" className="scroll-mt-24">
      <CardHeading
        title={say.orderAlerts}
        description={say.yourPhoneTellsYouAtOnce}
        action={data?.devices.some(({ current }) => current) && <Badge tone="positive">{say.on}</Badge>}
      />
      {!data &&
        (isError ? (
          <ErrorState title={say.alertsNotLoaded} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {data && (
        <div className="flex flex-col gap-5">
          <Devices {...data} />
          {data.devices.length > 0 && <ReminderField hour={data.reminder_hour} />}
          <SoundField />
        </div>
      )}
    </Card>
  )
}
