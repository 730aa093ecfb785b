/** Amounts on the wire. Apart from `money.ts`: a product page writes prices and reads none. */

/** Decimal amount (`1250.5`) → minor units (`125050`). Takes a finite number with at most two decimals; anything else gives `null`. */
export const toMinor = (decimal: number): number | null => {
  if (!Number.isFinite(decimal)) return null
  const minor = Math.round(decimal * 100)
  return Math.abs(minor - decimal * 100) < 1e-4 && Number.isSafeInteger(minor) ? minor : null
}

/** Minor units → the decimal number the wire carries. */
export const toDecimal = (minor: number): number => minor / 100
