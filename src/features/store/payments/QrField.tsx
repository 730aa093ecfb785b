import { QrCode, X } from 'lucide-react'
import { useRef } from 'react'
import { readPaymentQr } from '#contract/order-payments/payment-qr.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { useReadQr } from './use-methods.ts'
import * as say from './words.ts'

interface QrFieldProps {
  id: string
  /** Text of the code; empty for none. */
  value: string
  problem: string | undefined
  onChange: (qr: string) => void
}

/** The account's QR code, read from a screenshot of the bank app. Shows whom it pays. */
export const QrField = ({ id, value, problem, onChange }: QrFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const read = useReadQr()
  const payee = value ? readPaymentQr(value) : undefined
  const take = (image: File | undefined) => {
    if (!image) return
    read.mutate(image, {
      onSuccess: ({ qr }) => onChange(qr),
      onError: (error) => toast.error(errorMessage(error, say.failedToReadQrCode)),
    })
    if (input.current) input.current.value = ''
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        id={`${id}-qr`}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={say.screenshotOfTheQrCode}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {payee ? (
        <p className="min-w-0 flex-1 break-words text-sm">
          <Filled
            text={payee.city ? say.qrCodeOfIn : say.qrCodeOf}
            name={<bdi className="font-medium">{payee.name}</bdi>}
            city={<bdi>{payee.city}</bdi>}
          />
        </p>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={read.isPending}
          icon={<QrCode aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {say.addTheQrCode}
        </Button>
      )}
      {payee && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={say.removeTheQrCode}
          icon={<X aria-hidden="true" />}
          onClick={() => onChange('')}
        />
      )}
      {problem && (
        <p role="alert" className="w-full text-negative text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
