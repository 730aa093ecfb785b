export const paymentKinds = ['bank', 'easypaisa', 'jazzcash', 'raast', 'other'] as const
export type PaymentKind = (typeof paymentKinds)[number]

export const paymentKindNames: Record<PaymentKind, string> = {
  bank: 'Bank transfer',
  easypaisa: 'Easypaisa',
  jazzcash: 'JazzCash',
  raast: 'Raast',
  other: 'Other',
}

/** Whether a kind's accounts are mobile numbers. */
export const isMobileWallet = (kind: PaymentKind): boolean => kind === 'easypaisa' || kind === 'jazzcash'

/** @example «Meezan Bank», «Easypaisa» */
export const methodName = ({ kind, title }: { kind: PaymentKind; title: string }): string =>
  title || paymentKindNames[kind]

/** Groups an IBAN in fours and a mobile number after its prefix, as people read them out. */
export const spacedNumber = (number: string): string =>
  /^[A-Z]{2}\d{2}/.test(number) ? number.replace(/(.{4})(?=.)/g, '$1 ') : number.replace(/^(03\d{2})(\d{7})$/, '$1 $2')
