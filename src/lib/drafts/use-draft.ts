import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { $session } from '#src/stores/session.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

const owner = (): string => {
  const session = $session.get()
  return session.state === 'signed-in' ? session.user.id : ''
}

/**
 * Keeps what is typed into a form, so that it is there again after a session that ended, a reload or a crash. Call `clear` when it was
 * saved or given up. `restored` says that the form shows such text. The form must be ready (its default values known) when it is first rendered.
 */
export const useDraft = <Values extends FieldValues>(key: string, form: UseFormReturn<Values>) => {
  const [restored, setRestored] = useState(false)
  const user = useRef(owner())

  useEffect(() => {
    const values = readDraft(key, user.current)
    for (const [name, value] of Object.entries(values ?? {})) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    if (values) setRestored(true)
    const typed = form.watch((now, { type }) => {
      // Only what a person typed: a form that is filled by us has nothing to lose.
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
