import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderPayment } from '#contract/order-payments/order-payments.ts'
import { readProof } from '#contract/orders/payments.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import * as say from './words.ts'

/** The screenshot that came with a payment, behind a tap. */
export const ProofImage = ({ orderId, payment }: { orderId: string; payment: OrderPayment }) => {
  const [open, setOpen] = useState(false)
  const proof = useQuery({
    queryKey: ['orders', 'proof', payment.id],
    queryFn: () => call(readProof, { params: { order_id: orderId, payment_id: payment.id } }),
    enabled: open,
  })
  return (
    <>
      {payment.same_proof_as && (
        <p role="alert" className="mt-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning">
          {say.theSameScreenshotCame(payment.same_proof_as)}
        </p>
      )}
      {!open && (
        <Button variant="link" size="text" className="mt-2" onClick={() => setOpen(true)}>
          {say.showTheScreenshot}
        </Button>
      )}
      {open && proof.isPending && <Skeleton className="mt-2 h-40 rounded-lg" />}
      {open && proof.isError && (
        <p className="mt-2 text-negative text-sm">{errorMessage(proof.error, say.failedToLoadTheScreenshot)}</p>
      )}
      {proof.data && (
        <img
          className="mt-2 max-h-[70vh] w-full rounded-lg border border-line object-contain"
          alt={say.screenshotOfThePayment(payment.reference ?? '')}
          src={`data:image/jpeg;base64,${proof.data.image}`}
        />
      )}
    </>
  )
}
