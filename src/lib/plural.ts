/** `1 order`, `1,250 orders`: a count with its word, of which the plural ends in s. */
export const plural = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`
