import { useCallback } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Shows the server's messages at their fields, and clears one when its field is edited. */
export const useServerForm = <Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>) => {
  const { setError, clearErrors, formState } = form
  /** Shows refusals by field and focuses the first. */
  const refuse = useCallback(
    (fields: Record<string, string>): void => {
      for (const [index, [name, message]] of Object.entries(fields).entries())
        setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
    },
    [setError],
  )
  const onInput = (event: { target: EventTarget }): void => {
    const { name } = event.target as HTMLInputElement
    if (name in formState.errors) clearErrors(name as Path<Values>)
  }
  return { refuse, onInput }
}
