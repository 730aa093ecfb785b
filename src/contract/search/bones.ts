/** Urdu letters for each consonant of folded Latin text, in capitals. Urdu writes no short vowels. */
const CONSONANTS: [RegExp, string][] = [
  [/ب/g, 'B'],
  [/پ/g, 'P'],
  [/[تٹط]/g, 'T'],
  [/[ثسصش]/g, 'S'],
  [/[جذزژضظ]/g, 'J'],
  [/چ/g, 'C'],
  [/[دڈ]/g, 'D'],
  [/[رڑ]/g, 'R'],
  [/[غگ]/g, 'G'],
  [/ف/g, 'F'],
  [/[خقک]/g, 'K'],
  [/ل/g, 'L'],
  [/م/g, 'M'],
  [/[نں]/g, 'N'],
  // All that are left, such as alif, may be vowels, as may these of Latin; h is often left out.
  [/[ء-ےaeiouvh]/g, ''],
  [/[^a-z]+/gi, ' '],
]

/**
 * Returns the consonants of each word of a folded text, after a space: small letters for Latin, capitals for Urdu.
 * «kurta» is « krt» and «کُرتا» is « KRT».
 */
export const bonesOf = (folded: string): string =>
  CONSONANTS.reduce((text, [from, to]) => text.replace(from, to), ` ${folded}`)

/** Returns how the same bones look in the other script. */
export const inOtherScript = (bones: string): string => {
  const capitals = bones.toUpperCase()
  return bones === capitals ? bones.toLowerCase() : capitals
}
