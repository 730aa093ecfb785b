import { bonesOf, inOtherScript } from './bones.ts'
import { fold } from './fold.ts'

/** Texts of a product in one form: of its name and category, and of everything. */
interface Texts {
  head: string
  all: string
}

/** A product as search sees it: as written, and folded. */
export interface Searched {
  plain: Texts
  folded: Texts
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')

export const searchedOf = (head: string, rest: string): Searched => {
  const inForm = (form: (text: string) => string): Texts => ({ head: form(head), all: form(`${head} ${rest}`) })
  return { plain: inForm(plainOf), folded: inForm(fold) }
}

/** Longest folded word that must be a whole word: «zzz» folds to a letter that is in every text. */
const WHOLE_UP_TO = 3

/** Fewest consonants of a word that is looked for in the other script, with the space before them. */
const BONES_FROM = 4

type Test = (product: Searched, part: keyof Texts) => boolean

/** Returns the ways to look for a word, the closest first: as typed, in other spellings, in the other script. */
const waysOf = (word: string): Test[] => {
  const folded = fold(word)
  const bones = inOtherScript(bonesOf(folded))
  return [
    ({ plain }, part) => plain[part].includes(word),
    folded.length > WHOLE_UP_TO
      ? (product, part) => product.folded[part].includes(folded)
      : (product, part) => product.folded[part].split(/[^\p{L}\p{N}]+/u).includes(folded),
    (product, part) => bones.length >= BONES_FROM && bonesOf(product.folded[part]).includes(bones),
  ]
}

/**
 * Returns a rank for each product: 0 if the query stands in its name and category, 1 if elsewhere, `null` if it misses.
 * Each word is looked for in the closest way that finds a product.
 */
export const rankAll = (products: readonly Searched[], query: string): (0 | 1 | null)[] => {
  const tests = plainOf(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => waysOf(word).find((has) => products.some((product) => has(product, 'all'))))
  return products.map((product) => {
    if (tests.every((has) => has?.(product, 'head'))) return 0
    return tests.every((has) => has?.(product, 'all')) ? 1 : null
  })
}

/** Whether a query has words to hear, and is no number. */
export const isSpoken = (query: string): boolean => query.trim().length >= 3 && /^[^\d@+]*$/.test(query)

const URDU = /[\u0620-\u06d3]/

/** Returns a test of a name for words that are the query's in the other script. Short names have few consonants. */
const namedLike = (query: string) => {
  const wanted = inOtherScript(bonesOf(fold(query)))
    .trim()
    .split(/\s+/)
  const isUrdu = URDU.test(query)
  if (wanted.some((word) => word.length < 2)) return () => false
  return (name: string): boolean => {
    if (isUrdu ? !/[a-z]/i.test(name) : !URDU.test(name)) return false
    const words = bonesOf(fold(name)).split(' ')
    return wanted.every((word) => words.includes(word))
  }
}

/**
 * Returns which names hold a query in another spelling or script: `Ayesha` holds `aisha`, «حمزہ» holds `hamza`.
 * For lists of a seller, who knows her buyers; a shop's search asks for more consonants.
 */
export const soundsLike = (names: readonly string[], query: string): boolean[] => {
  const isNamed = namedLike(query)
  const ranks = rankAll(
    names.map((name) => searchedOf(name, '')),
    query,
  )
  return names.map((name, index) => ranks[index] !== null || isNamed(name))
}
