import { useState } from 'react'
import type { PaymentRequest } from '#contract/admin/payments.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'
import { planCurrency } from '#contract/plans.ts'

export type PaymentState = ReturnType<typeof usePayment>

/** A payment as typed, in the user's currency as the form opened. `sent` is undefined while nothing is. */
export const usePayment = (countryCode: string) => {
  const [currency] = useState<'PKR' | 'USD'>(() => planCurrency(countryCode))
  const [amount, setAmount] = useState('')
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [note, setNote] = useState('')
  const typed = amount.trim().replaceAll(',', '')
  const wrong = typed !== '' && !(/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0)
  const sent: PaymentRequest = {
    ...(typed === '' ? {} : { amount: Number(typed), currency }),
    ...(method === '' ? {} : { method }),
    ...(note.trim() === '' ? {} : { note }),
  }
  return {
    currency,
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
