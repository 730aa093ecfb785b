import type { PaymentState } from '#contract/order-payments/order-payments.ts'
import type { PaymentKind } from '#contract/order-payments/payment-kinds.ts'

/** Payments of orders. The accepted ones add up to the order's `paid_amount`. */
export interface OrderPaymentsTable {
  id: string
  order_id: string
  store_id: string
  /** In minor units; negative for money given back. */
  amount: number
  kind: PaymentKind | null
  /** Number of the transfer: capitals and digits. Accepted once in a store. */
  reference: string | null
  note: string
  state: PaymentState
  made_by: 'buyer' | 'seller'
  created_at: string
  /** When a claim was accepted or rejected. */
  decided_at: string | null
}

/** Screenshots that came with claims, for the seller's eyes. */
export interface PaymentProofsTable {
  payment_id: string
  store_id: string
  /** JPEG in base64. */
  image: string
  /** SHA-256 of the file that was sent. */
  hash: string
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    order_payments: OrderPaymentsTable
    payment_proofs: PaymentProofsTable
  }
}
