import { Link2, RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as common from '#src/ui/words.ts'
import { type Connection, useConnection, useDisconnect } from './connection.ts'
import * as say from './words.ts'

const SetupDialog = deferred(async () => (await import('./SetupDialog.tsx')).SetupDialog)

const labels: Record<Connection['state'], { label: string; tone: BadgeTone; words: string }> = {
  unregistered: {
    label: say.notSetUp,
    tone: 'neutral',
    words: say.linkYourNumber,
  },
  waiting: {
    label: say.disconnected,
    tone: 'warning',
    words: say.numberNotLinkedNow,
  },
  connected: {
    label: say.connected,
    tone: 'positive',
    words: say.tellsYouOfEachOrder,
  },
}

/** State of the seller's WhatsApp, with its actions. */
export const StatusCard = ({ userId }: { userId: string }) => {
  const connection = useConnection(userId)
  const disconnect = useDisconnect(userId)
  const [open, setOpen] = useState<'none' | 'setup' | 'disconnect'>('none')
  const close = () => setOpen('none')
  const { data } = connection
  const end = () =>
    disconnect.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, say.failedToDisconnectWhatsapp)),
      onSettled: close,
    })
  if (!data) {
    return connection.isError ? (
      <ErrorState
        title={errorMessage(connection.error, say.registrationNotChecked)}
        onRetry={() => void connection.refetch()}
        busy={connection.isFetching}
      />
    ) : (
      <Skeleton className="h-44 rounded-xl" />
    )
  }
  const { label, tone, words } = labels[data.state]
  const isConnected = data.state === 'connected'
  const action = isConnected ? say.disconnect : common.remove
  return (
    <Card>
      <CardHeading title={say.whatsappConnection} description={words} action={<Badge tone={tone}>{label}</Badge>} />
      {data.state === 'connected' && (
        <p className="mb-4 break-words">
          {data.phoneNumber && (
            <bdi
              dir="ltr"
              className="font-semibold text-lg tabular-nums"
            >{`+${data.phoneNumber.replace(/\D/g, '')}`}</bdi>
          )}
          {data.name && (
            <span className="block text-muted text-sm">
              <bdi>{data.name}</bdi>
            </span>
          )}
        </p>
      )}
      <p className="mb-4 text-muted text-sm">{say.linkingAtYourRisk}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          variant={data.state === 'connected' ? 'secondary' : 'primary'}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => setOpen('setup')}
        >
          {data.state === 'unregistered' ? say.connectWhatsapp : say.reconnect}
        </Button>
        <Button
          variant="secondary"
          busy={connection.isFetching}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void connection.refetch()}
        >
          {say.refreshStatus}
        </Button>
        {data.state !== 'unregistered' && (
          <Button variant="quiet" icon={<Unplug aria-hidden="true" />} onClick={() => setOpen('disconnect')}>
            {action}
          </Button>
        )}
      </div>
      {open === 'setup' && <SetupDialog userId={userId} onClose={close} />}
      {open === 'disconnect' && (
        <ConfirmDialog
          title={isConnected ? say.disconnectWhatsappQuestion : say.removeWhatsappQuestion}
          confirmLabel={action}
          tone="danger"
          busy={disconnect.isPending}
          onConfirm={end}
          onCancel={close}
        >
          {say.newOrdersComeByMail}
        </ConfirmDialog>
      )}
    </Card>
  )
}
