import { accountOperations } from './accounts.ts'
import { backgroundOperations } from './background.ts'
import { buyerOperations } from './buyers.ts'
import { courierOperations } from './couriers.ts'
import { deliveryOperations } from './delivery.ts'
import { discountOperations } from './discounts.ts'
import { editOperations } from './edits.ts'
import { moveOperations } from './moves.ts'
import { orderOperations } from './orders.ts'
import { paymentOperations } from './payments.ts'
import { productOperations } from './products.ts'
import { reviewOperations } from './reviews.ts'
import { saleOperations } from './sales.ts'
import { staffOperations } from './staff.ts'
import type { Operation } from './world.ts'

export const operations: Record<string, Operation> = {
  ...orderOperations,
  ...moveOperations,
  ...editOperations,
  ...courierOperations,
  ...buyerOperations,
  ...productOperations,
  ...deliveryOperations,
  ...discountOperations,
  ...saleOperations,
  ...paymentOperations,
  ...reviewOperations,
  ...staffOperations,
  ...accountOperations,
  ...backgroundOperations,
}
