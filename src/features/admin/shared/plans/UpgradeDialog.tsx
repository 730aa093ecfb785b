import { useState } from 'react'
import { longDay } from '#contract/long-day.ts'
import { PAID_DAYS } from '#contract/plans.ts'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { ActDialog } from '../acts/ActDialog.tsx'
import { changePlan, PLAN_FAILED, type PlannedUser } from './change-plan.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { usePayment } from './use-payment.ts'

interface UpgradeDialogProps {
  user: PlannedUser
  onClose: () => void
}

const DAY_MS = 86_400_000
/** Longest upgrade. */
const LONGEST_DAYS = 365

/** The date some days later, for a date field. */
const dayAfter = (from: number, days: number): string => new Date(from + days * DAY_MS).toISOString().slice(0, 10)

const ends = [
  ['days', `${PAID_DAYS} days more`],
  ['date', 'Until a date'],
] as const

/** Puts a user on Premium for 30 more days or until a date. Closes her open requests. */
export const UpgradeDialog = ({ user, onClose }: UpgradeDialogProps) => {
  const [end, setEnd] = useState<'days' | 'date'>('days')
  const [date, setDate] = useState('')
  const payment = usePayment(user.country_code)
  const now = Date.now()
  const [first, last] = [dayAfter(now, 1), dayAfter(now, LONGEST_DAYS)]
  const isExtension = user.plan === 'paid'
  const wrong = end === 'date' && (date < first || date > last)
  const endless = isExtension && user.plan_expiry === null
  const before = user.plan_expiry ? Date.parse(user.plan_expiry) : now
  const chosen = `${date}T23:59:59+05:00`
  const until = end === 'days' ? (isExtension ? before : now) + PAID_DAYS * DAY_MS : chosen
  return (
    <ActDialog
      title={isExtension ? 'Extend Premium?' : 'Upgrade to Premium?'}
      confirmLabel={isExtension ? 'Extend plan' : 'Upgrade user'}
      blocked={wrong || payment.wrong || (endless && end === 'days')}
      run={() =>
        changePlan(user, {
          plan: 'paid',
          plan_expiry: end === 'days' ? null : new Date(chosen).toISOString(),
          payment: payment.sent,
        })
      }
      failed={PLAN_FAILED}
      onClose={onClose}
    >
      <p>
        <bdi className="font-medium text-text">{user.email}</bdi>{' '}
        {endless ? (
          'has Premium without an end: choose a date to give it one.'
        ) : (
          <>
            {isExtension && user.plan_expiry
              ? `has Premium until ${longDay(user.plan_expiry)}, then `
              : 'gets Premium '}
            {wrong ? '' : `until ${longDay(until)}`}. Her store is published again with what the plan includes, and she
            is told by mail and in her dashboard.
          </>
        )}
      </p>
      <ChoiceFilter label="How long" choices={ends} value={end} onChange={setEnd} />
      {end === 'date' && (
        <Field label="Last day" error={date !== '' && wrong ? 'Choose a day in the future, within a year' : undefined}>
          {(field) => (
            <TextInput
              {...field}
              type="date"
              min={first}
              max={last}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
      )}
      <PaymentFields payment={payment} />
    </ActDialog>
  )
}
