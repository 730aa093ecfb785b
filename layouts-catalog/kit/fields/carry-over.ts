import type { FieldValue } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '../define-layout.ts'
import type { FieldKey } from './field-catalogue.ts'
import { validValues } from './layout-values.ts'

type Values = Record<string, FieldValue>

/** A store's present layout, with what is set of it. */
interface Present {
  layout: LayoutManifest
  values: Values
}

/** What a change to another layout does to a store's settings, each by its field name. */
export interface CarryOver {
  /** What the other layout starts with, over its own defaults. */
  values: Values
  /** Set in the present layout, and taken along. */
  carried: FieldKey[]
  /** Set in the other layout when the store had it before, and there again. */
  returning: FieldKey[]
  /** As the other layout comes. */
  fresh: FieldKey[]
  /** Set in the present layout, and without a field in the other one. */
  left: FieldKey[]
}

/**
 * What a store has set when it changes to `layout`. At its first time everything set in the present layout comes along by field name. A
 * layout that the store had before (`kept`: what was set then) looks as it was left; words and images that it lacked then come along.
 * Contact details are the shop's and never the layout's: they are always those of the present one where that has them.
 *
 * @example
 * carryOver({ layout: premium, values: { primaryColor: '#0f5257', ctaTitle: 'Write to us' } }, luxury)
 * // values: { primaryColor: '#0f5257' }, carried: ['primaryColor'], left: ['ctaTitle'], …
 */
export const carryOver = (present: Present, layout: LayoutManifest, kept?: Values): CarryOver => {
  const here = validValues(present.layout, present.values)
  const before = validValues(layout, kept ?? {})
  const offered = new Map(layoutFields(present.layout))
  const result: CarryOver = { values: {}, carried: [], returning: [], fresh: [], left: [] }
  for (const [key, { category, image }] of layoutFields(layout)) {
    const isContact = category === 'contact' && offered.has(key)
    const isLook = category === 'design' || category === 'display'
    // A place on an image is nothing without it.
    const stays = (kept && isLook) || (image !== undefined && before[image as FieldKey] !== undefined)
    const own = isContact ? undefined : before[key]
    const value = own ?? (stays ? undefined : here[key])
    if (value !== undefined) result.values[key] = value
    result[own !== undefined ? 'returning' : value !== undefined ? 'carried' : 'fresh'].push(key)
  }
  const taken = new Set(layoutFields(layout).map(([key]) => key))
  result.left = [...offered.keys()].filter((key) => here[key] !== undefined && !taken.has(key))
  return result
}
