import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type WithdrawalRequest, withdrawalRequest } from '#contract/referrals/referrals.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { useRequestWithdrawal } from './referrals.ts'

type Values = Omit<WithdrawalRequest, 'password'>

/** State of the password field, shown when the sign-in is not recent. Never part of the draft. */
export type PasswordAsked = { asked: false } | { asked: true; typed: string; error: string | undefined }

/** A withdrawal's form: checks, sends, and asks for the password if needed. */
export const useWithdrawalForm = () => {
  const send = useRequestWithdrawal()
  const [password, setPassword] = useState<PasswordAsked>({ asked: false })
  const form = useForm<Values>({
    resolver: zodResolver(withdrawalRequest),
    defaultValues: { payment_method: 'jazzcash', payment_details: '' },
    reValidateMode: 'onSubmit',
  })
  const draft = useDraft('withdrawal', form)

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return
    const words = errorMessage(error, 'Failed to submit withdrawal request')
    if (error instanceof ApiError && error.status === 403) {
      // The first request for a password is no mistake.
      const first = error.answer.password_required === true && !password.asked
      return setPassword({ asked: true, typed: '', error: first ? undefined : words })
    }
    const field = error instanceof ApiError ? error.fields.payment_details : undefined
    if (field) form.setError('payment_details', { message: field }, { shouldFocus: true })
    toast.error(words)
  }
  const onSubmit = form.handleSubmit((values) => {
    if (password.asked && password.typed === '') return setPassword({ ...password, error: 'Password is required' })
    send.mutate(password.asked ? { ...values, password: password.typed } : values, {
      onSuccess: ({ message }) => {
        draft.clear()
        form.reset()
        setPassword({ asked: false })
        toast.success(message)
      },
      onError: refused,
    })
  })
  const onInput = () => {
    if (form.formState.errors.payment_details) form.clearErrors('payment_details')
  }
  const typePassword = (typed: string) => setPassword({ asked: true, typed, error: undefined })
  return {
    form,
    draft,
    password,
    typePassword,
    busy: send.isPending,
    formProps: { onSubmit, onInput, noValidate: true },
  }
}
