/**
 * Spellings of one word. Roman Urdu has no rules: «khussa», «khusa» and «kusa» are one shoe, «churiyan» and «choorian» the same bangles. Each
 * row is a way of writing and what it is read as, in the order in which they are applied; what a buyer types and what a seller wrote go
 * through the same table, so that it need not be right, only the same.
 */
const SPELLINGS: [RegExp, string][] = [
  // Urdu's own letters: Arabic forms of them, and vowel signs.
  [/[\u064b-\u065f\u0670]/g, ''],
  [/[أإآ]/g, 'ا'],
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ہةۀھ]/g, 'ه'],
  // Latin: accents, and what is no letter or digit.
  [/[\u0300-\u036f'’`-]/g, ''],
  // Consonants: breath that one writes and another leaves out, letters for one sound.
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?![ch])/g, 'k'],
  [/([bcdgjkpst])h+/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  // Vowels: long ones, and neighbours.
  [/oo|ou|ow|au|aw|av(?=[bcdfgjklmnprst]|$)/g, 'o'],
  [/[ou]/g, 'u'],
  [/[aei]*[iy][aeiy]*(?=a)/g, 'i'],
  [/ee|ea|ie|ei|ai|ay|ey|[ey]/g, 'i'],
  // Doubled letters, and an end that is only breathed.
  [/(.)\1+/g, '$1'],
  [/h(?= |$)/g, ''],
]

/** The text as it is compared: lower case, one spelling for all. */
export const fold = (text: string): string =>
  SPELLINGS.reduce((folded, [from, to]) => folded.replace(from, to), text.toLowerCase().normalize('NFKD'))
