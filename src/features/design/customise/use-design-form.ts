import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { dropDraft, keepDraft, readDraft } from '#src/lib/drafts/drafts.ts'
import { changedValues, defaultValues, dirtyKeys, onTopOf, showableValues, valueErrors } from '../design-values.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { startOf } from '../switching/start-of.ts'

interface Base {
  values: LayoutValues
  updatedAt: string
}

/**
 * State of a layout's form: values, unsaved fields, errors, and what the preview may show.
 * Typed text survives an expired session. A newer saved version replaces untouched fields.
 */
export const useDesignForm = (card: LayoutCard, saved: SavedLayoutConfig, owner: string) => {
  const { manifest } = card
  const draftKey = `design-${card.id}`
  const [base, setBase] = useState<Base>(() => ({
    values: startOf(card, saved),
    updatedAt: saved.updated_at,
  }))
  const [values, setValues] = useState<LayoutValues>(() => ({ ...base.values, ...readDraft(draftKey, owner) }))
  const [restored, setRestored] = useState(() => readDraft(draftKey, owner) !== undefined)
  const [shown, setShown] = useState(() => showableValues(manifest, values, base.values))

  const dirty = useMemo(() => dirtyKeys(values, base.values), [values, base.values])
  const errors = useMemo(() => valueErrors(manifest, values), [manifest, values])
  const isNewer = saved.updated_at > base.updatedAt

  useEffect(() => setShown((before) => showableValues(manifest, values, before)), [manifest, values])
  useEffect(() => {
    if (dirty.length === 0) dropDraft(draftKey)
    else keepDraft(draftKey, owner, Object.fromEntries(dirty.map((key) => [key, values[key]])))
  }, [draftKey, owner, dirty, values])

  /** Takes over the saved values; `keep` keeps the typed ones. */
  const rebase = useCallback(
    (newer: SavedLayoutConfig, keep: boolean) => {
      const fresh = startOf(card, newer)
      setValues((now) => (keep ? onTopOf(fresh, now, base.values) : fresh))
      setBase({ values: fresh, updatedAt: newer.updated_at })
      if (!keep) setRestored(false)
    },
    [card, base.values],
  )
  useEffect(() => {
    if (isNewer && dirty.length === 0) rebase(saved, false)
  }, [isNewer, dirty.length, rebase, saved])

  return {
    values,
    errors,
    dirty,
    restored,
    updatedAt: base.updatedAt,
    /** Another version was saved since this form was filled. */
    conflict: isNewer && dirty.length > 0,
    set: (changed: LayoutValues) => setValues((now) => ({ ...now, ...changed })),
    reset: () => setValues(defaultValues(manifest)),
    rebase,
    /** Values to send. */
    payload: () => changedValues(manifest, values),
    /** The saved values plus these. */
    savedWith: (extra: LayoutValues) => changedValues(manifest, { ...base.values, ...extra }),
    shown: useMemo(() => changedValues(manifest, shown), [manifest, shown]),
  }
}

export type DesignForm = ReturnType<typeof useDesignForm>
