import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { takeBack, toast, warmToasts } from '#src/ui/feedback/toast.ts'
import type { Check, Errors, Values } from './checks.ts'

interface AuthFormOptions {
  check: Check
  /** Sends the values. May throw `ApiError`. */
  send: (values: Values) => Promise<void>
  /** Message when the server gives none. */
  failed: string
  /** Returns true if it handled the failure. */
  onFailure?: (error: unknown, values: Values) => boolean
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** A form with uncontrolled fields: text typed before hydration is not lost. */
export const useAuthForm = ({ check, send, failed, onFailure }: AuthFormOptions) => {
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const failure = useRef('')

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const first = [...form.elements].find((element) => found[element.getAttribute('name') ?? ''])
    if (first instanceof HTMLElement) first.focus()
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const found = check(values)
    if (Object.keys(found).length > 0) return show(form, found)
    setErrors({})
    if (failure.current) takeBack(failure.current)
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (onFailure?.(error, values)) return
      if (error instanceof ApiError) show(form, error.fields)
      failure.current = errorMessage(error, failed)
      toast.error(failure.current)
    } finally {
      setBusy(false)
    }
  }

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    warmToasts()
    const name = (target as HTMLInputElement).name
    if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others)
  }

  // `dialog`: before hydration the browser submits nowhere, so no password ends up in a URL.
  return { errors, busy, form: { onSubmit, onInput, noValidate: true, method: 'dialog' } }
}
