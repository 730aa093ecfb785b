import type { FieldValue } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '#layouts/kit/define-layout.ts'
import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'

/** A design as far as its end date goes: its layout, what is set of it, and when it was saved. */
export interface DatedDesign {
  layout: LayoutManifest
  values: Record<string, FieldValue>
  savedAt: Date
}

/** Whether a layout shows the day on which a collection closes. */
export const offersEndDate = (layout: LayoutManifest): boolean =>
  layoutFields(layout).some(([key]) => key === 'showCountdownTimer')

/** The last day of the collection (`2026-03-01`), in Pakistan; `null` where the seller has set none. */
export const chosenEndDate = ({ layout, values, savedAt }: DatedDesign): string | null => {
  const { showCountdownTimer, countdownDays } = resolveValues(layout, values)
  if (showCountdownTimer !== true || typeof countdownDays !== 'number' || countdownDays <= 0) return null
  return daysBefore(pakistanTime(savedAt).day, -countdownDays)
}

/**
 * What a page says of it: nothing at all in a layout without one, so that its pages stay as they are; `null` when it is past. A page knows the
 * day it was made on, no more: who shows it sees to it that the page is made again (`end-dates.ts`).
 */
export const shownEndDate = (design: DatedDesign, now: Date): { endsOn?: string | null } => {
  if (!offersEndDate(design.layout)) return {}
  const day = chosenEndDate(design)
  return { endsOn: day && day >= pakistanTime(now).day ? day : null }
}
