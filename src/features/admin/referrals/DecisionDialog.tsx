import { useState } from 'react'
import type { AdminWithdrawal } from '#contract/admin/admin-reports.ts'
import { paymentMethodNames } from '#contract/payment-methods.ts'
import { points } from '#src/features/shared/referral-words.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { decide } from './referrals.ts'

export type Decision = 'approved' | 'paid' | 'rejected'

const NOTE_MAX = 500
const REJECTED = 'Admin rejected this request'

const texts: Record<Decision, { title: string; confirm: string; meaning: string }> = {
  approved: {
    title: 'Approve this withdrawal?',
    confirm: 'Approve',
    meaning: 'It then waits to be paid, and can no longer be rejected.',
  },
  paid: {
    title: 'Mark this withdrawal as paid?',
    confirm: 'Mark as paid',
    meaning: 'Do this once the money has been sent. It cannot be undone.',
  },
  rejected: {
    title: 'Reject this withdrawal?',
    confirm: 'Reject',
    meaning: 'The points go back to the user. It cannot be undone.',
  },
}

interface DecisionDialogProps {
  withdrawal: AdminWithdrawal
  decision: Decision
  onClose: () => void
}

/** Changes a withdrawal's status. The user sees the note. */
export const DecisionDialog = ({ withdrawal, decision, onClose }: DecisionDialogProps) => {
  const [note, setNote] = useState(decision === 'rejected' ? REJECTED : '')
  const { title, confirm, meaning } = texts[decision]
  return (
    <ActDialog
      title={title}
      confirmLabel={confirm}
      tone={decision === 'rejected' ? 'danger' : 'normal'}
      run={() => decide(withdrawal.id, decision, note.trim())}
      failed="Failed to update withdrawal"
      detailFirst
      onClose={onClose}
    >
      <p>
        <bdi className="font-medium text-text">{withdrawal.user_email ?? 'A deleted account'}</bdi> asks for{' '}
        {points(withdrawal.points_requested)} by {paymentMethodNames[withdrawal.payment_method]}. {meaning}
      </p>
      <Field label="Note" optional hint="The user will see this." counter={{ used: note.length, max: NOTE_MAX }}>
        {(field) => (
          <Textarea {...field} value={note} maxLength={NOTE_MAX} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
    </ActDialog>
  )
}
