import { ShieldAlert } from 'lucide-react'
import { momentOf } from '#src/lib/days.ts'
import * as say from './words.ts'

const DAY_MS = 86_400_000

/** Says for a day that the accounts buyers pay to were changed, as a thief would. */
export const PaymentsChanged = ({ at }: { at: string | null | undefined }) => {
  if (!at || Date.now() - Date.parse(at) > DAY_MS) return null
  return (
    <div className="mb-4 flex items-center gap-3 rounded-xl bg-warning-soft px-4 py-2 text-sm text-warning">
      <ShieldAlert aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {say.paymentAccountsChanged(momentOf(at))}
      </p>
    </div>
  )
}
