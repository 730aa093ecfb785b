import { z } from 'zod'

const day = z.iso.date('Choose a day').nullable()
const ids = (message: string) => z.array(z.string(message).min(1, message).max(200, message), message).max(100, message)

/** First and last day in Pakistan; `null` for any. */
export const spanFields = { from: day.default(null), to: day.default(null) }

/** Ids of products and names of categories that it is for. Both empty: for all. */
export const scopeFields = {
  products: ids('Unknown product').default([]),
  categories: ids('Unknown category').default([]),
}

export const OUT_OF_ORDER = 'The last day must not be before the first'

export const inOrder = ({ from, to }: { from: string | null; to: string | null }): boolean =>
  from === null || to === null || from <= to
