import type { DraftLine, OrderDraft } from './order-draft.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const nameOf = ({ name, label }: DraftLine): string => JSON.stringify([name, label])

/** Pairs each line with the first line of the same name that is left. */
const pairLines = (lines: readonly DraftLine[], others: readonly DraftLine[]) => {
  const left = [...others]
  return lines.map((line) => {
    const at = left.findIndex((other) => nameOf(other) === nameOf(line))
    return { line, known: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
}

/** Returns the newer lines with what was changed here: quantities, prices, removed and added lines. */
const rebaseLines = (lines: readonly DraftLine[], first: readonly DraftLine[], newer: readonly DraftLine[]) => [
  ...pairLines(newer, first).flatMap(({ line, known }) => {
    if (!known) return [line]
    const own = lines.find(({ key }) => key === known.key)
    if (!own) return []
    return [
      {
        ...line,
        quantity: own.quantity === known.quantity ? line.quantity : own.quantity,
        price: own.price === known.price ? line.price : own.price,
      },
    ]
  }),
  ...lines.filter(({ position }) => position === undefined),
]

/** Returns a draft on a newer state of its order. What was changed here stays, all else is as it is now. */
export const rebaseDraft = (draft: OrderDraft, first: OrderDraft, newer: OrderDraft): OrderDraft => {
  const own = (...keys: (keyof OrderDraft)[]): Partial<OrderDraft> =>
    keys.some((key) => !isSame(draft[key], first[key])) ? Object.fromEntries(keys.map((key) => [key, draft[key]])) : {}
  return {
    ...newer,
    lines: rebaseLines(draft.lines, first.lines, newer.lines),
    ...own('buyer_name'),
    ...own('buyer_phone'),
    ...own('city'),
    ...own('delivery_address'),
    ...own('order_notes'),
    ...own('delivery'),
    ...own('adjustment', 'takesOff', 'adjustment_note'),
  }
}
