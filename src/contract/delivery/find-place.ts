import { allPlaces, type NamedPlace, type Place } from './places.ts'

/** Longest text looked at: longer ones name no place. */
const LONGEST = 80

/** Words around a city that tell nothing. */
const AROUND =
  /\b(city|cantt?|saddar|tehsil|district|distt?|pakistan|punjab|sindh|kpk?|balochistan|azad kashmir|ajk)\b/g

/**
 * Reduces a name to what all its spellings share: Latin and Urdu letters and digits, without spaces, doubled letters
 * and marks; `q` as `k`, `ee` as `i`, `oo` as `u`, `v` as `w`, Arabic letters as the Urdu ones.
 *
 * @example foldPlace('D.G. Khan') === 'dgkhan'
 */
export const foldPlace = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[هةھۃۀ]/g, 'ہ')
    .replace(/ؤ/g, 'و')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/q/g, 'k')
    .replace(/v/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1')

interface Known {
  place: NamedPlace
  /** Its folded names, the English one first. */
  names: string[]
}

let known: Known[] | undefined

const index = (): Known[] => {
  known ??= [...allPlaces().values()].map((place) => ({
    place,
    names: [place.name, place.urdu, ...place.aliases].map(foldPlace),
  }))
  return known
}

/** Whether two texts are at most `most` letters apart: one too many, missing, wrong, or two exchanged. */
const isNear = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
        exchanged ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return (row[other.length] as number) <= most
}

/** Letters that a misspelling may be apart. Short names are too close to one another. */
const tolerance = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)

/** How well a place fits, 0 best; `undefined` if it does not. */
const rank = ({ names }: Known, wanted: string): number | undefined => {
  const [name = ''] = names
  if (names.includes(wanted)) return 0
  if (names.some((one) => one.startsWith(wanted))) return name.startsWith(wanted) ? 1 : 2
  const most = tolerance(wanted.length)
  if (most > 0 && names.some((one) => isNear(wanted, one, 1))) return 3
  if (most > 1 && names.some((one) => isNear(wanted, one, 2))) return 4
  return wanted.length > 3 && names.some((one) => one.includes(wanted)) ? 5 : undefined
}

/** Returns what a text may name: all of it, then what stands before a comma or bracket, without words around it. */
const readings = (typed: string): string[] => {
  const text = typed.slice(0, LONGEST)
  const [first = ''] = text.split(/[,،(]/)
  const plain = first.toLowerCase().replace(AROUND, ' ')
  return [...new Set([text, first, plain].map(foldPlace))].filter(Boolean)
}

/** Finds places by what somebody typed, best first: English, Urdu, Roman Urdu, short forms, misspellings. */
export const findPlaces = (typed: string, limit = 8): Place[] => {
  for (const wanted of readings(typed)) {
    const found = index()
      .flatMap((one) => {
        const ranked = rank(one, wanted)
        return ranked === undefined ? [] : [{ place: one.place, ranked }]
      })
      .sort((a, b) => a.ranked - b.ranked)
    if (found.length > 0) return found.slice(0, limit).map(({ place }) => place)
  }
  return []
}

/** Returns the one place that is called exactly so; `undefined` if there is none, or more than one. */
export const placeOf = (typed: string): Place | undefined => {
  for (const wanted of readings(typed)) {
    const found = index().filter(({ names }) => names.includes(wanted))
    const named = found.filter(({ names }) => names[0] === wanted)
    const [only, ...others] = named.length > 0 ? named : found
    if (only && others.length === 0) return only.place
  }
  return undefined
}

/** Parts of an address, from its end, that may name the city: «…, Model Town, Lahore 54000, Pakistan». */
const CITY_PARTS = 3

/** Returns the place that an address ends with; `undefined` where none of its last parts names exactly one. */
export const placeInAddress = (address: string): Place | undefined => {
  const parts = address.split(/[,،\n]/).map((part) => part.replace(/[\d٠-٩۰-۹-]+/g, ' ').trim())
  for (const part of parts.filter(Boolean).slice(-CITY_PARTS).reverse()) {
    const place = placeOf(part)
    if (place) return place
  }
  return undefined
}
