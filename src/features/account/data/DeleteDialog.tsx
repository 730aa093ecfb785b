import { CalendarClock, CloudOff, type LucideIcon, Trash2 } from 'lucide-react'
import { requestDeletion } from '#contract/accounts/account-data.endpoints.ts'
import { deletionRequest } from '#contract/accounts/account-data.ts'
import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { longDay } from '#contract/long-day.ts'
import { BACKUP_DAYS } from '#contract/retention.ts'
import { call } from '#src/lib/api/api.ts'
import { clearDrafts } from '#src/lib/drafts/drafts.ts'
import { language } from '#src/lib/words.ts'
import { signOut } from '#src/stores/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import { CodeField, PasswordAgain } from '../AccountFields.tsx'
import { useAccountForm } from '../use-account-form.ts'
import * as say from './words.ts'

const lastDay = () => longDay(Date.now() + DELETION_DAYS * 86_400_000, language)

const Step = ({ icon: Icon, when, text }: { icon: LucideIcon; when: string; text: string }) => (
  <li className="flex gap-3">
    <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
    <p className="text-muted text-sm">
      <Filled text={text} when={<strong className="font-medium text-text">{when}</strong>} />
    </p>
  </li>
)

const WhatHappens = ({ withStore }: { withStore: boolean }) => (
  <ol className="flex flex-col gap-3">
    <Step icon={CloudOff} when={say.now} text={withStore ? say.shopGoesOffline : say.devicesSignedOut} />
    <Step icon={CalendarClock} when={say.untilDay(lastDay())} text={say.youCanComeBack} />
    <Step icon={Trash2} when={say.thenLabel} text={say.everythingIsRemoved(BACKUP_DAYS)} />
  </ol>
)

interface DeleteDialogProps {
  email: string
  /** The store's, if any. */
  slug: string | undefined
  onClose: () => void
}

/** Explains the deletion and asks for text that nobody types by accident. */
export const DeleteDialog = ({ email, slug, onClose }: DeleteDialogProps) => {
  const { form, problem, codeAsked, busy, formProps } = useAccountForm({
    schema: deletionRequest,
    values: { confirmation: '', password: '' },
    send: (values) => call(requestDeletion, { json: values }),
    failed: say.accountNotDeleted,
    onDone: () => {
      clearDrafts()
      signOut('deleted')
    },
  })
  return (
    <Dialog
      title={say.deleteYourAccount}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="delete-account" variant="danger" busy={busy}>
            {say.deleteAccount}
          </Button>
        </>
      }
    >
      <form {...formProps} id="delete-account" className="flex flex-col gap-5">
        <WhatHappens withStore={slug !== undefined} />
        <Field
          label={slug ? say.yourShopsAddress : say.yourEmail}
          error={problem('confirmation')}
          hint={
            <Filled
              text={say.typeToGoOn}
              confirmation={<strong className="break-all font-medium text-text">{slug ?? email}</strong>}
            />
          }
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('confirmation')}
              dir="ltr"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <PasswordAgain error={problem('password')} field={form.register('password')} />
        {codeAsked && <CodeField focused error={problem('totp_code')} field={form.register('totp_code')} />}
      </form>
    </Dialog>
  )
}
