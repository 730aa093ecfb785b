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
import { type Connection, useConnection, useDisconnect } from './connection.ts'

const SetupDialog = deferred(async () => (await import('./SetupDialog.tsx')).SetupDialog)

const labels: Record<Connection['state'], { label: string; tone: BadgeTone; words: string }> = {
  unregistered: {
    label: 'Not set up',
    tone: 'neutral',
    words: 'Link your number, and it tells you of each new order at once. It writes to you alone, never to a buyer.',
  },
  waiting: {
    label: 'Disconnected',
    tone: 'warning',
    words: 'Your number is not linked at the moment. New orders come to you by e-mail until it is.',
  },
  connected: {
    label: 'Connected',
    tone: 'positive',
    words: 'It tells you of each new order, and writes to nobody else.',
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
      onError: (error) => toast.error(errorMessage(error, 'Failed to disconnect WhatsApp')),
      onSettled: close,
    })
  if (!data) {
    return connection.isError ? (
      <ErrorState
        title={errorMessage(connection.error, 'Unable to check registration status. Please try again.')}
        onRetry={() => void connection.refetch()}
        busy={connection.isFetching}
      />
    ) : (
      <Skeleton className="h-44 rounded-xl" />
    )
  }
  const { label, tone, words } = labels[data.state]
  const action = data.state === 'connected' ? 'Disconnect' : 'Remove'
  return (
    <Card>
      <CardHeading title="WhatsApp connection" description={words} action={<Badge tone={tone}>{label}</Badge>} />
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
      <p className="mb-4 text-muted text-sm">
        Linking is at your own risk: WhatsApp may ban a number that a program uses. Link one that you could lose.
      </p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          variant={data.state === 'connected' ? 'secondary' : 'primary'}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => setOpen('setup')}
        >
          {data.state === 'unregistered' ? 'Connect WhatsApp' : 'Reconnect'}
        </Button>
        <Button
          variant="secondary"
          busy={connection.isFetching}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void connection.refetch()}
        >
          Refresh Status
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
          title={`${action} WhatsApp?`}
          confirmLabel={action}
          tone="danger"
          busy={disconnect.isPending}
          onConfirm={end}
          onCancel={close}
        >
          New orders will come to you by e-mail.
        </ConfirmDialog>
      )}
    </Card>
  )
}
