import { count } from './numbers.ts'

/** `1 order`, `1,250 orders`: a number with a word whose plural ends in s. */
export const plural = (number: number, word: string): string => `${count(number)} ${word}${number === 1 ? '' : 's'}`
