import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type WithdrawalRequest, withdrawalRequest } from '#contract/referrals/referrals.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { useRequestWithdrawal } from './referrals.ts'
import * as say from './words.ts'

type Values = Pick<WithdrawalRequest, 'payment_method' | 'payment_details'>

/** A secret that the server asked for. Never part of the draft. */
export interface AskedSecret {
  typed: string
  error: string | undefined
}

/** Secrets asked for so far: the password when the sign-in is not recent, the code where there is a second factor. */
export type Asked = Partial<Record<'password' | 'totp_code', AskedSecret>>

const missing = { password: say.passwordIsRequired, totp_code: say.codeIsRequired }

/** Returns what a refusal asks for, and its words if something was wrong. The first request is no mistake. */
const askedBy = ({ answer, fields, message }: ApiError): Asked => {
  if (answer.totp_required === true) return { totp_code: { typed: '', error: undefined } }
  if (fields.totp_code) return { totp_code: { typed: '', error: message } }
  return { password: { typed: '', error: answer.password_required === true ? undefined : message } }
}

/** A withdrawal's form: checks, sends, and asks for password and code if needed. */
export const useWithdrawalForm = () => {
  const send = useRequestWithdrawal()
  const [asked, setAsked] = useState<Asked>({})
  const form = useForm<Values>({
    resolver: zodResolver(withdrawalRequest),
    defaultValues: { payment_method: 'jazzcash', payment_details: '' },
    reValidateMode: 'onSubmit',
  })
  const draft = useDraft('withdrawal', form)

  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return
    if (error instanceof ApiError && error.status === 403) return setAsked((now) => ({ ...now, ...askedBy(error) }))
    const field = error instanceof ApiError ? error.fields.payment_details : undefined
    if (field) form.setError('payment_details', { message: field }, { shouldFocus: true })
    toast.error(errorMessage(error, say.failedToSubmitRequest))
  }
  const type = (secret: keyof Asked, typed: string) =>
    setAsked((now) => ({ ...now, [secret]: { typed, error: undefined } }))
  const onSubmit = form.handleSubmit((values) => {
    const empty = (['password', 'totp_code'] as const).find((secret) => asked[secret]?.typed === '')
    if (empty) return setAsked({ ...asked, [empty]: { typed: '', error: missing[empty] } })
    const secrets = {
      ...(asked.password && { password: asked.password.typed }),
      ...(asked.totp_code && { totp_code: asked.totp_code.typed }),
    }
    send.mutate(
      { ...values, ...secrets },
      {
        onSuccess: ({ message }) => {
          draft.clear()
          form.reset()
          setAsked({})
          toast.success(message)
        },
        onError: refused,
      },
    )
  })
  const onInput = () => {
    if (form.formState.errors.payment_details) form.clearErrors('payment_details')
  }
  return { form, draft, asked, type, busy: send.isPending, formProps: { onSubmit, onInput, noValidate: true } }
}
