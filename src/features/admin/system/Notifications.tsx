import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { sendNotifications } from '#contract/admin/admin-users.endpoints.ts'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { NOTIFICATION_MAX } from '#contract/admin/notification-max.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { dropDraft, keepDraft, readDraft } from '#src/lib/drafts/drafts.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { ChosenUsers } from './ChosenUsers.tsx'

type Audience = 'all' | 'free' | 'paid' | 'chosen'

const audiences = [
  ['all', 'All users'],
  ['paid', 'Premium'],
  ['free', 'Free Plan'],
  ['chosen', 'Chosen users'],
] as const

const TEXT_MISSING = 'Notification text is required'

const audienceWords = (audience: Audience, chosen: readonly AdminUser[]): string => {
  if (audience === 'chosen') return plural(chosen.length, 'user')
  return audience === 'all' ? 'all users' : `all users on the ${audience} plan`
}

const DRAFT = 'admin-notification'

/** Keeps the typed text across a reload and an expired session. */
const useKeptText = () => {
  const { id } = useMe()
  const [typed, setTyped] = useState(() => String(readDraft(DRAFT, id)?.message ?? ''))
  return {
    typed,
    type: (message: string) => {
      setTyped(message)
      keepDraft(DRAFT, id, { message })
    },
    clear: () => {
      setTyped('')
      dropDraft(DRAFT)
    },
  }
}

/** Sends a message to many users, in the dashboard and by mail. */
export const Notifications = () => {
  const { typed, type, clear } = useKeptText()
  const [missing, setMissing] = useState(false)
  const [audience, setAudience] = useState<Audience>('all')
  const [chosen, setChosen] = useState<readonly AdminUser[]>([])
  const [asking, setAsking] = useState(false)
  const message = typed.trim()
  const nobody = audience === 'chosen' && chosen.length === 0
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(message === '')
    setAsking(message !== '')
  }
  return (
    <Card>
      <CardHeading title="Send notifications" description="Each user reads it in her dashboard and gets it by mail." />
      <form noValidate onSubmit={ask} className="flex flex-col gap-4">
        <ChoiceFilter label="To whom" choices={audiences} value={audience} onChange={setAudience} />
        {audience === 'chosen' && <ChosenUsers users={chosen} onChange={setChosen} />}
        <Field
          label="Message"
          error={missing && message === '' ? TEXT_MISSING : undefined}
          counter={{ used: typed.length, max: NOTIFICATION_MAX }}
        >
          {(field) => (
            <Textarea
              {...field}
              value={typed}
              rows={5}
              maxLength={NOTIFICATION_MAX}
              onChange={(event) => type(event.target.value)}
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
            clear()
            setChosen([])
            return answer
          }}
          failed="Failed to send notifications"
          onClose={() => setAsking(false)}
        >
          <p>This cannot be undone. They will read:</p>
          <p dir="auto" className="whitespace-pre-line break-words rounded-lg bg-raised px-4 py-3 text-text">
            {message}
          </p>
        </ActDialog>
      )}
    </Card>
  )
}
