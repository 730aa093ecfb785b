import type { FieldValue } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '#layouts/kit/define-layout.ts'
import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'

/** The parts of a design that decide its end date. */
export interface DatedDesign {
  layout: LayoutManifest
  values: Record<string, FieldValue>
  savedAt: Date
}

/** Whether a layout shows when a collection ends. */
export const offersEndDate = (layout: LayoutManifest): boolean =>
  layoutFields(layout).some(([key]) => key === 'showCountdownTimer')

/** Returns the last day of the collection (`2026-03-01`) in Pakistan, or `null`. */
export const chosenEndDate = ({ layout, values, savedAt }: DatedDesign): string | null => {
  const { showCountdownTimer, countdownDays } = resolveValues(layout, values)
  if (showCountdownTimer !== true || typeof countdownDays !== 'number' || countdownDays <= 0) return null
  return daysBefore(pakistanTime(savedAt).day, -countdownDays)
}

/**
 * Returns the end date as a page shows it: nothing in layouts without one, `null` once it is past.
 * A page knows only the day it was made, so `end-dates.ts` republishes it.
 */
export const shownEndDate = (design: DatedDesign, now: Date): { endsOn?: string | null } => {
  if (!offersEndDate(design.layout)) return {}
  const day = chosenEndDate(design)
  return { endsOn: day && day >= pakistanTime(now).day ? day : null }
}
