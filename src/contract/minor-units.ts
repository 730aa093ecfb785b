/** Amounts on the wire. Separate from `money.ts`: a product page formats prices but parses none. */

/** Decimal amount (`1250.5`) → minor units (`125050`). `null` for more than two decimals or no finite number. */
export const toMinor = (decimal: number): number | null => {
  if (!Number.isFinite(decimal)) return null
  const minor = Math.round(decimal * 100)
  return Math.abs(minor - decimal * 100) < 1e-4 && Number.isSafeInteger(minor) ? minor : null
}

/** Minor units → the decimal number the wire carries. */
export const toDecimal = (minor: number): number => minor / 100

/** As `toDecimal`; `null` stays. */
export const decimalOrNull = (minor: number | null): number | null => (minor === null ? null : toDecimal(minor))
