import type { LayoutCard } from '../layout-cards.ts'

/** Stands for every industry. */
export const ALL = 'all'

const words = (industry: string): string[] => industry.split(' ')

/** Whether a layout is found under an industry: it is made for that, or for a part of it, as abaya fashion is of fashion. */
export const isOf = (industry: string, card: Pick<LayoutCard, 'industry'>): boolean =>
  industry === ALL || words(industry).every((word) => words(card.industry).includes(word))

/** The industries to look under, in the order of the layouts: a part of another one is found there. */
export const industriesOf = (cards: readonly Pick<LayoutCard, 'industry'>[]): string[] => {
  const named = [...new Set(cards.map(({ industry }) => industry))]
  return named.filter((industry) => !named.some((wider) => wider !== industry && isOf(wider, { industry })))
}
