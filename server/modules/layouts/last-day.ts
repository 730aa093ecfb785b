import type { FieldValue } from '#contract/stores/store-page.ts'
import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout, layouts } from '#layouts/registry.ts'

const DAY_MS = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Layouts in which a seller can name the last day of a collection. */
export const layoutsWithLastDay: readonly string[] = [...layouts.values()]
  .filter(({ sections }) => Object.values(sections).flat().includes('showCountdownTimer'))
  .map(({ id }) => id)

/**
 * The last day of a store's collection: as many days after its design was saved as the design says. `undefined` where the layout has none,
 * where it is switched off, and once the day is past. Days are those of UTC.
 *
 * @example lastDay({ id: 'nawab-zari', values: { showCountdownTimer: true, countdownDays: 3 } }, '2026-11-22T…', now) // '2026-11-25'
 */
export const lastDay = (
  layout: { id: string; values: Record<string, FieldValue> },
  savedAt: string,
  now: Date,
): string | undefined => {
  if (!layoutsWithLastDay.includes(layout.id)) return undefined
  const { showCountdownTimer, countdownDays } = resolveValues(getLayout(layout.id), layout.values)
  const saved = Date.parse(savedAt)
  if (showCountdownTimer !== true || typeof countdownDays !== 'number' || Number.isNaN(saved)) return undefined
  const day = dayOf(saved + countdownDays * DAY_MS)
  return day < dayOf(now.getTime()) ? undefined : day
}
