import { Send } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendNotifications } from '#contract/admin/admin-users.endpoints.ts'
import { type AdminUser, NOTIFICATION_MAX } from '#contract/admin/admin-users.ts'
import { call } from '#src/lib/api/api.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { ChoiceFilter } from '../shared/lists/ChoiceFilter.tsx'
import { ChosenUsers } from './ChosenUsers.tsx'

type Audience = 'all' | 'free' | 'paid' | 'chosen'

const audiences = [
  ['all', 'All users'],
  ['paid', 'Paid plan'],
  ['free', 'Free plan'],
  ['chosen', 'Chosen users'],
] as const

const TEXT_MISSING = 'Notification text is required'

const audienceWords = (audience: Audience, chosen: readonly AdminUser[]): string => {
  if (audience === 'chosen') return plural(chosen.length, 'user')
  return audience === 'all' ? 'all users' : `all users on the ${audience} plan`
}

/** Sends a message to many at once, into their dashboards and by mail. */
export const Notifications = () => {
  const form = useForm({ defaultValues: { message: '' } })
  const draft = useDraft('admin-notification', form)
  const [audience, setAudience] = useState<Audience>('all')
  const [chosen, setChosen] = useState<readonly AdminUser[]>([])
  const [asking, setAsking] = useState(false)
  const message = form.watch('message').trim()
  const nobody = audience === 'chosen' && chosen.length === 0
  const { errors } = form.formState
  const ask = form.handleSubmit(() => setAsking(true))
  return (
    <Card>
      <CardHeading title="Send notifications" description="Each user reads it in her dashboard and gets it by mail." />
      <form noValidate onSubmit={ask} className="flex flex-col gap-4">
        <ChoiceFilter label="To whom" choices={audiences} value={audience} onChange={setAudience} />
        {audience === 'chosen' && <ChosenUsers users={chosen} onChange={setChosen} />}
        <Field
          label="Message"
          error={errors.message?.message}
          counter={{ used: form.watch('message').length, max: NOTIFICATION_MAX }}
        >
          {(field) => (
            <Textarea
              {...field}
              {...form.register('message', { validate: (text) => text.trim() !== '' || TEXT_MISSING })}
              rows={5}
              maxLength={NOTIFICATION_MAX}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" disabled={nobody} icon={<Send aria-hidden="true" />}>
          Send to {audienceWords(audience, chosen)}
        </Button>
      </form>
      {asking && (
        <ActDialog
          title={`Send to ${audienceWords(audience, chosen)}?`}
          confirmLabel="Send notification"
          run={async () => {
            const to = audience === 'chosen' ? { user_ids: chosen.map(({ id }) => id) } : { to: audience }
            const answer = await call(sendNotifications, { json: { message, ...to } })
            draft.clear()
            form.reset()
            setChosen([])
            return answer
          }}
          failed="Failed to send notifications"
          onClose={() => setAsking(false)}
        >
          <p>It cannot be taken back. This is what they read:</p>
          <p dir="auto" className="whitespace-pre-line break-words rounded-lg bg-raised px-4 py-3 text-text">
            {message}
          </p>
        </ActDialog>
      )}
    </Card>
  )
}
