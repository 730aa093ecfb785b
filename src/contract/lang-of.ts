const URDU_LETTER = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/
const LETTER = /\p{L}/u

/**
 * Returns the `lang` of a seller's text by its first letter, as `dir="auto"` does for direction.
 * Urdu gets its own fonts and sizes; other text keeps the page's language.
 */
export const langOf = (text: string): 'ur' | undefined =>
  URDU_LETTER.test(text.match(LETTER)?.[0] ?? '') ? 'ur' : undefined
