import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { ApiError } from '#src/lib/api/api-error.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { connectionQuery, fetchQr, isOnItsWay } from './connection.ts'

const NO_DATA = 'No QR code data received from server.'
const FAILED = 'Failed to generate QR code. Please try again.'
const LOOK_EVERY = 10_000
/** A code takes some seconds to come: it is asked for again this soon, for 15 seconds in all. */
const ASK_AGAIN_AFTER = 1500
const ASK_AGAIN_TIMES = 10

const steps = [
  'Open WhatsApp on the phone your orders come to',
  'Tap Settings, then Linked devices, then Link a device',
  'Point that phone at this code',
]

/** The code to scan; it is renewed, and the connection looked for, every 10 seconds. */
export const QrStep = ({ userId, onConnected }: { userId: string; onConnected: () => void }) => {
  const queries = useQueryClient()
  const connection = useQuery({ ...connectionQuery(userId), refetchInterval: LOOK_EVERY })
  const code = useQuery({
    queryKey: ['whatsapp', 'qr', userId],
    queryFn: ({ signal }) => fetchQr(userId, signal),
    refetchInterval: LOOK_EVERY,
    staleTime: 0,
    gcTime: 0,
    retry: (times, error) => times < ASK_AGAIN_TIMES && isOnItsWay(error),
    retryDelay: ASK_AGAIN_AFTER,
  })
  const connected = connection.data?.state === 'connected'
  useEffect(() => {
    if (connected) onConnected()
  }, [connected, onConnected])

  // Connected between two looks there is no code any more.
  const taken = code.error instanceof ApiError && code.error.status === 409
  useEffect(() => {
    if (taken) void queries.invalidateQueries({ queryKey: connectionQuery(userId).queryKey })
  }, [taken, queries, userId])

  const problem = code.isError && !taken ? FAILED : code.data === null ? NO_DATA : null
  if (problem) return <ErrorState title={problem} onRetry={() => void code.refetch()} busy={code.isFetching} />
  return (
    <div className="flex flex-col items-center gap-5">
      {code.data ? (
        <img
          src={code.data}
          alt="QR code that links your WhatsApp"
          width={256}
          height={256}
          className="size-64 rounded-xl border border-line bg-white object-contain p-2"
        />
      ) : (
        <Skeleton className="size-64 rounded-xl" />
      )}
      <p role="status" className="text-muted text-sm">
        Waiting for your phone… The code renews itself.
      </p>
      <ol className="flex list-decimal flex-col gap-2 self-stretch pl-5 marker:text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Notice tone="info" icon={<Smartphone aria-hidden="true" />}>
        Is your WhatsApp on this very phone? Open the dashboard on a computer or another phone and scan the code there.
      </Notice>
    </div>
  )
}
