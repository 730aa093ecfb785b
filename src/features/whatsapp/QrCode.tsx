import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Steps } from './LinkSteps.tsx'
import { qrQuery } from './link-codes.ts'
import { useTaken } from './use-taken.ts'

const NO_DATA = 'No QR code data received from server.'
const FAILED = 'Failed to generate QR code. Please try again.'

const steps = [
  'Open WhatsApp on the phone your orders come to',
  'Tap Settings, then Linked devices, then Link a device',
  'Point that phone at this code',
]

/** A QR code to scan with another phone. */
export const QrCode = ({ userId }: { userId: string }) => {
  const code = useQuery(qrQuery(userId))
  const taken = useTaken(userId, code.error)
  const problem = code.isError && !taken ? FAILED : code.data?.image === null ? NO_DATA : null
  if (problem) return <ErrorState title={problem} onRetry={() => void code.refetch()} busy={code.isFetching} />
  return (
    <div className="flex flex-col items-center gap-5">
      {code.data?.image ? (
        <img
          src={code.data.image}
          alt="QR code that links your WhatsApp"
          width={256}
          height={256}
          className="size-64 rounded-xl border border-line bg-white object-contain p-2"
        />
      ) : (
        <Skeleton className="size-64 rounded-xl" />
      )}
      <Steps steps={steps} />
    </div>
  )
}
