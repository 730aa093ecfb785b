import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { toast } from '#src/ui/feedback/toast.ts'

interface AccountFormOptions<Values extends FieldValues, Checked, Answer> {
  schema: z.ZodType<Checked, Values>
  values: Values
  send: (values: Checked) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Message when the server gives none. */
  failed: string
  /** Set when the server has asked for a code already. */
  codeAsked?: boolean
}

/** A form that changes the account. Shows refusals at their fields, and asks for a code with two-step sign-in. */
export const useAccountForm = <Values extends FieldValues, Checked, Answer>(
  options: AccountFormOptions<Values, Checked, Answer>,
) => {
  const [codeAsked, setCodeAsked] = useState(options.codeAsked ?? false)
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver(options.schema),
    defaultValues: options.values as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  })
  const { refuse, onInput } = useServerForm(form)
  const save = useMutation({
    mutationFn: options.send,
    onSuccess: options.onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return
      // The first request for a code is no mistake.
      if (error instanceof ApiError && error.answer.totp_required) return setCodeAsked(true)
      const fields = error instanceof ApiError ? error.fields : {}
      refuse(fields)
      if (Object.keys(fields).length === 0) toast.error(errorMessage(error, options.failed))
    },
  })
  const onSubmit = form.handleSubmit((values) => save.mutate(values))
  const { isDirty } = form.formState
  /** Returns a field's error. */
  const problem = (name: Path<Values>): string | undefined => form.getFieldState(name, form.formState).error?.message
  return {
    form,
    problem,
    dirty: isDirty,
    codeAsked,
    busy: save.isPending,
    formProps: { onSubmit, onInput, noValidate: true },
  }
}
