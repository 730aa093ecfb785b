import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { type CarryOver, carryOver } from '#layouts/kit/fields/carry-over.ts'
import { type LayoutValues, resolveValues, storedValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout } from '#layouts/registry.ts'
import type { LayoutCard } from '../layout-cards.ts'

/** Returns what the server will carry over from the saved layout to this one. */
export const changeTo = (card: Pick<LayoutCard, 'id' | 'manifest'>, saved: SavedLayoutConfig): CarryOver => {
  const { layoutConfig, kept } = saved
  const present = { layout: getLayout(layoutConfig.layout), values: storedValues(layoutConfig) }
  return carryOver(present, card.manifest, kept[card.id])
}

/** Returns a form's first values: the saved ones, else those carried over. */
export const startOf = (card: Pick<LayoutCard, 'id' | 'manifest'>, saved: SavedLayoutConfig): LayoutValues => {
  const isPresent = card.id === saved.layoutConfig.layout
  return resolveValues(card.manifest, isPresent ? storedValues(saved.layoutConfig) : changeTo(card, saved).values)
}
