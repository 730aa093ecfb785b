/** Returns a `like` pattern for lower-case text, used with `escape '\'`. `%`, `_` and `\` stand for themselves. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * Returns the digits of a part of a phone number, without leading zeros: `0300-12` becomes `30012`.
 * Returns `undefined` for other texts and for fewer than three digits.
 */
export const partOfNumber = (text: string): string | undefined => {
  const digits = /^[+\d ()-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : ''
  return digits.length < 3 ? undefined : digits
}
