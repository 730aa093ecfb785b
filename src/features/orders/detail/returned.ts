import type { StatusChange } from '#contract/orders/changes.ts'
import type { OrderLine } from '../order-lines.ts'

/** Units of a line that came back. */
export interface LineBack {
  good: number
  damaged: number
}

/** Everything came back and can be sold again. */
export const allGood = (lines: readonly OrderLine[]): LineBack[] =>
  lines.map(({ quantity }) => ({ good: quantity, damaged: 0 }))

/** Changes one count of a line. The other gives way, so that no more comes back than was ordered. */
export const withCount = (back: LineBack, kind: keyof LineBack, count: number, ordered: number): LineBack => {
  const other = kind === 'good' ? 'damaged' : 'good'
  return { ...back, [kind]: count, [other]: Math.min(back[other], ordered - count) }
}

/** Returns what came back as the API takes it. */
export const itemsBack = (back: readonly LineBack[]): NonNullable<StatusChange['items']> =>
  back.flatMap(({ good, damaged }, position) => [
    ...(good > 0 ? [{ position, quantity: good, condition: 'good' as const }] : []),
    ...(damaged > 0 ? [{ position, quantity: damaged, condition: 'damaged' as const }] : []),
  ])
