/**
 * Rewrites for spellings of one word, in order. Roman Urdu has no rules: «khussa», «khusa» and «kusa» are one shoe.
 * Search and product texts use the same table, so it need not be right, only consistent.
 */
const SPELLINGS: [RegExp, string][] = [
  // Urdu: Arabic letter forms and vowel signs.
  [/[\u064b-\u065f\u0670]/g, ''],
  [/[أإآ]/g, 'ا'],
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ہةۀھ]/g, 'ه'],
  // Latin: accents and punctuation.
  [/[\u0300-\u036f'’`-]/g, ''],
  // Consonants: optional h, and letters for one sound.
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?![ch])/g, 'k'],
  [/([bcdgjkpst])h+/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  // Vowels: long and similar ones.
  [/oo|ou|ow|au|aw|av(?=[bcdfgjklmnprst]|$)/g, 'o'],
  [/[ou]/g, 'u'],
  [/[aei]*[iy][aeiy]*(?=a)/g, 'i'],
  [/ee|ea|ie|ei|ai|ay|ey|[ey]/g, 'i'],
  // Doubled letters and a silent end.
  [/(.)\1+/g, '$1'],
  [/h(?= |$)/g, ''],
]

/** Returns a text in comparable form: lower case, unified spelling. */
export const fold = (text: string): string =>
  SPELLINGS.reduce((folded, [from, to]) => folded.replace(from, to), text.toLowerCase().normalize('NFKD'))
