/** Money. Inside, amounts are integers in minor units (paisa, fils, cents). Only wire and screen use decimals. */

/** Prefix of an amount by ISO 4217 code, for each currency a store may use. All have two decimals. */
export const currencies = { PKR: 'Rs. ', AED: 'AED ', SAR: 'SAR ', GBP: '£', EUR: '€', USD: '$' } as const

export type Currency = keyof typeof currencies

/** Largest accepted price: 99,999,999.99. A line of 999 still fits a safe integer. */
export const MAX_PRICE_MINOR = 9_999_999_999

/** Minor units → text: `Rs. 1,250` or `AED 1,250.50`. */
export const formatMoney = (minor: number, currency: Currency): string => {
  const label = currencies[currency]
  const whole = Math.trunc(minor / 100)
  const cents = Math.abs(minor % 100)
  const grouped = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return cents === 0 ? `${label}${grouped}` : `${label}${grouped}.${String(cents).padStart(2, '0')}`
}
