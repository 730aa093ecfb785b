import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Steps } from './LinkSteps.tsx'
import { pairingQuery } from './link-codes.ts'
import { useTaken } from './use-taken.ts'
import * as say from './words.ts'

const stepsFor = (phone: string | undefined) => [
  <Filled
    key="open"
    text={say.openWhatsappOnPhoneWith}
    number={
      <bdi dir={phone && 'ltr'} className="whitespace-nowrap font-medium">
        {phone ? `+${phone}` : say.yourNumber}
      </bdi>
    }
  />,
  say.tapThreeDotsThenLink,
  say.tapLinkWithPhoneNumber,
]

/** A code to type into the phone, which cannot scan its own screen. */
export const PairingCode = ({ userId }: { userId: string }) => {
  const { data, error, isError } = useQuery(pairingQuery(userId))
  const taken = useTaken(userId, error)
  if (isError && !taken) {
    return (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {say.noCodeToType}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {data ? (
        <p
          dir="ltr"
          className="select-all rounded-xl bg-accent-soft py-4 text-center font-mono font-semibold text-3xl text-accent-text tracking-widest"
        >
          {data.code.slice(0, 4)}-{data.code.slice(4)}
        </p>
      ) : (
        <Skeleton className="h-17 rounded-xl" />
      )}
      <CopyButton text={data?.code ?? ''} done={say.codeCopied} prompt={say.copyTheCode} wide>
        {say.copyCode}
      </CopyButton>
      <Steps steps={stepsFor(data?.phone)} />
    </div>
  )
}
