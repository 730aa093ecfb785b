import { useState } from 'react'
import type { PaymentRequest } from '#contract/admin/payments.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'

export type PaymentState = ReturnType<typeof usePayment>

/** A payment as typed. `sent` is undefined while nothing is. */
export const usePayment = () => {
  const [amount, setAmount] = useState('')
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [note, setNote] = useState('')
  const typed = amount.trim().replaceAll(',', '')
  const wrong = typed !== '' && !(/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0)
  const sent: PaymentRequest = {
    ...(typed === '' ? {} : { amount: Number(typed) }),
    ...(method === '' ? {} : { method }),
    ...(note.trim() === '' ? {} : { note }),
  }
  return {
    amount,
    setAmount,
    method,
    setMethod,
    note,
    setNote,
    wrong,
    sent: Object.keys(sent).length > 0 ? sent : undefined,
  }
}
