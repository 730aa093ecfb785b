import { seededRandom } from '../random.ts'
/** A seeded drawing context: random numbers that repeat, and a place to put gradients, filters and clip paths. */
export interface Sketch {
  /** 0 ≤ n < 1, the same row of numbers for the same seed. */
  random: () => number
  between: (low: number, high: number) => number
  /** Adds a definition and gives back its reference, `url(#…)`. */
  define: (markup: (id: string) => string) => string
  definitions: () => string
}

export const createSketch = (seed: number): Sketch => {
  const random = seededRandom(seed * 7919 + 13)
  const definitions: string[] = []
  return {
    random,
    between: (low, high) => low + (high - low) * random(),
    define: (markup) => {
      const id = `d${definitions.length}`
      definitions.push(markup(id))
      return `url(#${id})`
    },
    definitions: () => definitions.join(''),
  }
}

/** Draws `count` things in a row, the way `Array.map` would. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A number for SVG text: two decimals are plenty. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)
