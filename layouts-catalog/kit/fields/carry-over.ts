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

/** Effect of a layout change on a store's settings, by field name. */
export interface CarryOver {
  /** First values of the new layout, over its defaults. */
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
 * Returns a store's values after a change to `layout`. The first time, all set values carry over by field name.
 * A layout used before starts from its `kept` values, plus texts and images it lacked.
 * Contact details always come from the present layout if it has them.
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
