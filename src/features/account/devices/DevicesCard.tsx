import { useState } from 'react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { useDevices, useSignOutDevice } from '../queries.ts'
import { DeviceName } from './DeviceName.tsx'
import { type Device, daySeen, thisFirst } from './device-words.ts'
import * as say from './words.ts'

/** Devices shown before «Show all». */
const SHOWN = 6

const DeviceRow = ({ device, busy, onSignOut }: { device: Device; busy: boolean; onSignOut: () => void }) => (
  <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
    <DeviceName device={device} words={daySeen(device)} />
    {!device.current && (
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={say.signOutDevice(device.device, daySeen(device))}
        onClick={onSignOut}
      >
        {say.signOut}
      </Button>
    )}
  </li>
)

/** Lists signed-in devices, each with a way to sign it out. */
export const DevicesCard = () => {
  const { data: devices, isError, isFetching, refetch } = useDevices()
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState(false)
  const signOut = useSignOutDevice()
  const end = (id: string | undefined) =>
    signOut.mutate(id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, say.deviceNotSignedOut)),
      onSettled: () => setAsked(false),
    })
  const others = devices?.some(({ current }) => !current)
  const listed = thisFirst(devices ?? [])
  return (
    <Card>
      <CardHeading title={say.whereYouAreSignedIn} description={say.signOutUnknownDevices} />
      {!devices && !isError && <Skeleton className="h-24" />}
      {!devices && isError && (
        <ErrorState title={say.devicesNotLoaded} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {devices && (
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col divide-y divide-line">
            {listed.slice(0, all ? undefined : SHOWN).map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={signOut.isPending && signOut.variables === device.id}
                onSignOut={() => end(device.id)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            {!all && listed.length > SHOWN && (
              <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                {say.showAll(listed.length)}
              </Button>
            )}
            {others && (
              <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
                {say.signOutEverywhereElse}
              </Button>
            )}
          </div>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={say.signOutEverywhereElseQuestion}
          confirmLabel={say.signOutEverywhereElse}
          busy={signOut.isPending}
          onConfirm={() => end(undefined)}
          onCancel={() => setAsked(false)}
        >
          {say.onlyThisDeviceStays}
        </ConfirmDialog>
      )}
    </Card>
  )
}
