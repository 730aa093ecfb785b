import { z } from 'zod'
import { type PaymentMethod, storedMethod } from '#contract/order-payments/payment-methods.ts'
import { jsonColumn } from '#server/db/json-column.ts'

/** Reads the accounts that a store's buyers pay to. A bad text counts as none: cash stays possible. */
export const methodsColumn = jsonColumn<PaymentMethod[]>(z.array(storedMethod), [])
