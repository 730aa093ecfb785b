import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Steps } from './LinkSteps.tsx'
import { qrQuery } from './link-codes.ts'
import { useTaken } from './use-taken.ts'
import * as say from './words.ts'

const NO_DATA = say.noQrCodeReceived
const FAILED = say.failedToGenerateQrCode

const steps = [say.openWhatsappOnOrdersPhone, say.tapSettingsThenLink, say.pointThatPhoneAt]

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
          alt={say.qrCodeThatLinks}
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
