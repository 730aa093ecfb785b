import { text, useParameters, yes } from '#src/lib/browser/use-parameters.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { ALL, industriesOf, isOf } from './industries.ts'

/** Filters of the gallery, kept in the URL so that Back restores them. */
export const useGalleryFilter = (cards: readonly LayoutCard[]) => {
  const [state, set] = useParameters({
    industry: text(ALL),
    yours: yes,
  })
  const industries = [ALL, ...industriesOf(cards)]
  const industry = industries.includes(state.industry) ? state.industry : ALL
  const offered = state.yours ? cards.filter(({ usable }) => usable) : cards
  const within = (name: string) => offered.filter((card) => isOf(name, card))
  return {
    industry,
    yours: state.yours,
    /** Each industry with its number of layouts. */
    industries: industries.map((name) => ({ name, count: within(name).length })),
    /** Layouts in this industry that she may use. */
    usable: cards.filter((card) => card.usable && isOf(industry, card)).length,
    shown: within(industry),
    chooseIndustry: (name: string) => set({ industry: name === ALL ? null : name }),
    chooseYours: (yours: boolean) => set({ yours: yours || null }),
    showAll: () => set({ industry: null, yours: null }),
  }
}

export type GalleryFilter = ReturnType<typeof useGalleryFilter>
