import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmTotp, setUpTotp } from '#contract/accounts/totp.endpoints.ts'
import { passwordAgain, type TotpSetup, totpConfirmation } from '#contract/accounts/totp.ts'
import { call } from '#src/lib/api/api.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { CodeField, PasswordAgain } from '../AccountFields.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { ScanStep } from './ScanStep.tsx'
import * as say from './words.ts'

interface StepProps<Result> {
  onNext: (result: Result) => void
  onClose: () => void
}

const PasswordStep = ({ onNext, onClose }: StepProps<TotpSetup>) => {
  const { form, problem, busy, formProps } = useAccountForm({
    schema: passwordAgain,
    values: { password: '' },
    send: (values) => call(setUpTotp, { json: values }),
    failed: say.setUpFailed,
    onDone: onNext,
  })
  return (
    <FormDialog
      title={say.setUpTwoStep}
      description={say.firstStep}
      submitLabel={say.continueLabel}
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={onClose}
    >
      <PasswordAgain error={problem('password')} field={form.register('password')} />
    </FormDialog>
  )
}

const CodeStep = ({ setup, onNext, onClose }: StepProps<string[]> & { setup: TotpSetup }) => {
  const { form, problem, busy, formProps } = useAccountForm({
    schema: totpConfirmation,
    values: { totp_code: '' },
    send: (values) => call(confirmTotp, { json: values }),
    failed: say.codeNotChecked,
    onDone: ({ recovery_codes }) => onNext(recovery_codes),
  })
  return (
    <FormDialog
      title={say.setUpTwoStep}
      description={say.secondStep}
      submitLabel={say.turnOn}
      dirty={false}
      busy={busy}
      blocked={false}
      formProps={formProps}
      onClose={onClose}
      onDiscard={onClose}
    >
      <ScanStep setup={setup} />
      <CodeField digits hint={say.sixDigitsOfTheApp} error={problem('totp_code')} field={form.register('totp_code')} />
    </FormDialog>
  )
}

type Step = { name: 'password' } | { name: 'code'; setup: TotpSetup } | { name: 'codes'; codes: string[] }

/** Sets up two-step sign-in: password, app, recovery codes. Closing it before the right code changes nothing. */
export const SetUpDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const on = (codes: string[]) => {
    void queries.invalidateQueries({ queryKey: ['account'] })
    setStep({ name: 'codes', codes })
  }
  if (step.name === 'password') {
    return <PasswordStep onNext={(setup) => setStep({ name: 'code', setup })} onClose={onClose} />
  }
  if (step.name === 'code') {
    return <CodeStep key="code" setup={step.setup} onNext={on} onClose={onClose} />
  }
  return <CodesDialog title={say.twoStepSignInIs} codes={step.codes} onClose={onClose} />
}
