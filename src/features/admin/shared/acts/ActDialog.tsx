import { TriangleAlert } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { type Act, useAct } from './use-act.ts'

interface ActDialogProps extends Omit<Act, 'onDone'> {
  /** Names the act and its subject. */
  title: string
  confirmLabel: string
  tone?: 'normal' | 'danger'
  /** Text to type exactly before the act. */
  typed?: { label: string; text: string }
  /** Whether `children` still lack something. */
  blocked?: boolean
  onClose: () => void
  /** Explanation and fields. */
  children: ReactNode
}

/** Confirms an admin's act, with the password if the server asks. */
export const ActDialog = ({ title, confirmLabel, tone, typed, blocked, onClose, children, ...act }: ActDialogProps) => {
  const { busy, problem, password, typePassword, submit } = useAct({ ...act, onDone: onClose })
  const [text, setText] = useState('')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (password.asked) place.current?.querySelector('input')?.focus()
  }, [password.asked])
  const missing = blocked || (typed !== undefined && text.trim().toLowerCase() !== typed.text.toLowerCase())
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!missing) submit()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            disabled={missing ?? false}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 break-words text-muted">{children}</div>
        {typed && (
          <Field label={typed.label}>
            {(field) => (
              <TextInput
                {...field}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={typed.text}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        {password.asked && (
          <div ref={place}>
            <Field label="Your password" error={password.error} hint="Please enter your password again to do this.">
              {(field) => (
                <PasswordInput
                  {...field}
                  autoComplete="current-password"
                  value={password.typed}
                  onChange={(event) => typePassword(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
        {problem && (
          <Notice tone="negative" live icon={<TriangleAlert aria-hidden="true" />}>
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
