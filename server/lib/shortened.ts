/** Cuts a text to at most `length` characters, the last an ellipsis. Splits no emoji. */
export const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
