import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { takeBackDeletion } from '#contract/accounts/account-data.endpoints.ts'
import { longDay } from '#contract/long-day.ts'
import { queryKeys, useMe } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { endSession } from '#src/lib/session/end-session.ts'
import { language } from '#src/lib/words.ts'
import { knowUser } from '#src/stores/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ExportButton } from './data/ExportButton.tsx'
import * as say from './words.ts'

const DAY_MS = 86_400_000

/** Replaces the dashboard while the account is being deleted: undo, download data, sign out. */
export const KeepAccount = ({ deletionAt }: { deletionAt: string }) => {
  const queries = useQueryClient()
  const me = useMe()
  const [leaving, setLeaving] = useState(false)
  const days = Math.max(1, Math.ceil((Date.parse(deletionAt) - Date.now()) / DAY_MS))
  const keep = useMutation({
    mutationFn: () => call(takeBackDeletion),
    onSuccess: ({ message }) => {
      toast.success(message)
      const kept = { ...me, deletion_at: null }
      knowUser(kept)
      queries.setQueryData(queryKeys.me, kept)
      void queries.invalidateQueries()
    },
    onError: (error) => {
      // Undone in another tab.
      if (error instanceof ApiError && error.status === 404) return void queries.invalidateQueries()
      toast.error(errorMessage(error, say.thisDidNotWork))
    },
  })
  const leave = () => {
    setLeaving(true)
    void endSession()
  }
  return (
    <main className="mx-auto flex max-w-lg flex-col gap-6 px-4 py-6 sm:py-16">
      <span className="flex items-center gap-2.5 font-semibold tracking-tight">
        <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
        {say.whatsstore}
      </span>
      <Card className="flex flex-col gap-6 sm:p-8">
        <div className="flex flex-col gap-1.5">
          <h1 className="text-balance font-semibold text-2xl tracking-tight">{say.accountDeletedInDays(days)}</h1>
          <p className="text-pretty text-muted">{say.everythingRemovedOn(longDay(deletionAt, language))}</p>
        </div>
        <Button wide busy={keep.isPending} icon={<Undo2 aria-hidden="true" />} onClick={() => keep.mutate()}>
          {say.keepMyAccount}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-5">
          <ExportButton />
          <Button variant="quiet" busy={leaving} onClick={leave}>
            {say.logout}
          </Button>
        </div>
      </Card>
    </main>
  )
}
