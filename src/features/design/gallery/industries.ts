import type { LayoutCard } from '../layout-cards.ts'

/** Stands for all industries. */
export const ALL = 'all'

const words = (industry: string): string[] => industry.split(' ')

/** Whether a layout belongs to an industry or a part of it, as abaya fashion is part of fashion. */
export const isOf = (industry: string, card: Pick<LayoutCard, 'industry'>): boolean =>
  industry === ALL || words(industry).every((word) => words(card.industry).includes(word))

/** Returns the industries in the order of the layouts, without those that are part of another. */
export const industriesOf = (cards: readonly Pick<LayoutCard, 'industry'>[]): string[] => {
  const named = [...new Set(cards.map(({ industry }) => industry))]
  return named.filter((industry) => !named.some((wider) => wider !== industry && isOf(wider, { industry })))
}
