/** Random choices from one seed: the same seed makes the same choices. */
export interface Random {
  /** A whole number below `n`. */
  below(n: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T | undefined
}

/** Mulberry32: 32 bits of state are plenty for a history of some thousand steps. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return { below, chance: (probability) => next() < probability, pick: (from) => from[below(from.length)] }
}
