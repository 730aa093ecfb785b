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
 * The values of one layout's form: what is typed, what of it is not saved, what is wrong with it, what may be shown. What is typed is kept for
 * after a session that ended; a newer version that was saved elsewhere is taken over where nothing was typed.
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

  /** Takes over what is saved now; what was typed since the old base stays if `keep`. */
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
    /** Somebody saved another version since this form was filled. */
    conflict: isNewer && dirty.length > 0,
    set: (changed: LayoutValues) => setValues((now) => ({ ...now, ...changed })),
    reset: () => setValues(defaultValues(manifest)),
    rebase,
    /** What a save sends. */
    payload: () => changedValues(manifest, values),
    /** What is saved already, with these values more. */
    savedWith: (extra: LayoutValues) => changedValues(manifest, { ...base.values, ...extra }),
    shown: useMemo(() => changedValues(manifest, shown), [manifest, shown]),
  }
}

export type DesignForm = ReturnType<typeof useDesignForm>
