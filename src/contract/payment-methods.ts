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

/** Says where a payout goes. Leaves out the method where the details begin with it: «Easypaisa 0300 1234567». */
export const payoutWords = (method: PaymentMethod, details: string): string => {
  const name = paymentMethodNames[method]
  return details.toLowerCase().startsWith(name.toLowerCase()) ? details : `${name} ${details}`
}
