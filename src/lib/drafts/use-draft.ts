import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { $session } from '#src/stores/session.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

const owner = (): string => {
  const session = $session.get()
  return session.state === 'signed-in' ? session.user.id : ''
}

/**
 * Keeps a form's typed values across a lost session, a reload or a crash. Call `clear` after saving or giving up.
 * `restored`: the form shows such values. The form's default values must be known at its first render.
 */
export const useDraft = <Values extends FieldValues, Checked>(
  key: string,
  form: UseFormReturn<Values, unknown, Checked>,
) => {
  const [restored, setRestored] = useState(false)
  const user = useRef(owner())

  useEffect(() => {
    const values = readDraft(key, user.current)
    for (const [name, value] of Object.entries(values ?? {})) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    if (values) setRestored(true)
    const typed = form.watch((now, { type }) => {
      // Only typed values: those set by code can be set again.
      if (type === 'change') keepDraft(key, user.current, now)
    })
    return () => typed.unsubscribe()
  }, [key, form])

  const clear = () => {
    dropDraft(key)
    setRestored(false)
  }
  return { restored, clear }
}
