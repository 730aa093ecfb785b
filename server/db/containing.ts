/** A pattern of SQL's `like`, used with `escape '\'` on lower-case text: `%`, `_` and the escape sign are taken as they are typed. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * What may be a part of a phone number, as digits without the zeros that begin it at home; `undefined` for other texts and for less than three
 * digits.
 */
export const partOfNumber = (text: string): string | undefined => {
  const digits = /^[+\d ()-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : ''
  return digits.length < 3 ? undefined : digits
}
