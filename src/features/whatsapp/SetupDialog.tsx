import { CircleCheck, MessageCircle, TriangleAlert } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { LinkStep } from './LinkStep.tsx'
import { type Setup, useSetup } from './use-setup.ts'
import * as say from './words.ts'

const Registration = ({ setup, onBegin }: { setup: Setup & { step: 'register' }; onBegin: () => void }) => (
  <div className="flex flex-col gap-5">
    <p>{say.whatLinkingDoes}</p>
    {setup.words && (
      <Notice
        live
        tone={setup.state === 'known' ? 'info' : 'negative'}
        icon={setup.state === 'known' ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {setup.words}
      </Notice>
    )}
    <Button wide busy={setup.state !== 'asked'} icon={<MessageCircle aria-hidden="true" />} onClick={onBegin}>
      {say.getTheCode}
    </Button>
  </div>
)

/** Links the seller's WhatsApp step by step. */
export const SetupDialog = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const { setup, check, begin, connect } = useSetup(userId, onClose)
  return (
    <Dialog title={say.connectWhatsapp} onClose={onClose}>
      {setup.step === 'checking' && (
        <div className="grid min-h-40 place-items-center">
          <Spinner label={say.checkingYourRegistration} />
        </div>
      )}
      {setup.step === 'failed' &&
        (setup.canRetry ? (
          <ErrorState title={setup.words} onRetry={check} />
        ) : (
          <Notice live tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            {setup.words}
          </Notice>
        ))}
      {setup.step === 'register' && <Registration setup={setup} onBegin={begin} />}
      {setup.step === 'qr' && <LinkStep userId={userId} onConnected={connect} />}
      {setup.step === 'connected' && (
        <div role="status" className="flex min-h-40 flex-col items-center justify-center gap-3 text-center">
          <CircleCheck aria-hidden="true" className="size-12 text-positive" />
          <p className="font-semibold text-lg">{say.whatsappConnected}</p>
          <p className="text-muted">{say.tellsYouFromNowOn}</p>
        </div>
      )}
    </Dialog>
  )
}
