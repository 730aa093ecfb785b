/** Ways to pay. Points are paid out by some of them. */
export const paymentMethods = ['cash', 'jazzcash', 'easypaisa', 'bank_transfer', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const payoutMethods = ['jazzcash', 'easypaisa', 'bank_transfer'] as const satisfies readonly PaymentMethod[]

export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  jazzcash: 'JazzCash',
  easypaisa: 'Easypaisa',
  bank_transfer: 'Bank Transfer',
  other: 'Other',
}
