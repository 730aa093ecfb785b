import { CircleCheck, CircleX, Link2, Unlink, Users } from 'lucide-react'
import { momentOf } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { StatCard } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { OfficialNumbers } from './OfficialNumbers.tsx'
import { useHealth, useSystem } from './whatsapp.ts'

const senders: Record<string, string> = {
  simulator: 'The simulator takes messages; none reaches a phone.',
  baileys: 'The sender is running.',
}

/** Whether messages can go out, and how many accounts are linked. */
export const SystemOverview = () => {
  const health = useHealth()
  const system = useSystem()
  if (health.isError || system.isError) {
    return (
      <ErrorState
        title="Failed to fetch WhatsApp data"
        onRetry={() => {
          void health.refetch()
          void system.refetch()
        }}
        busy={health.isFetching || system.isFetching}
      />
    )
  }
  if (!health.data || !system.data) return <Skeleton className="h-48 rounded-xl" />
  const { success, status, timestamp } = health.data
  const { connectedSessions, totalSessions } = system.data.multiSession
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone={success ? 'positive' : 'negative'}
        live={!success}
        icon={success ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      >
        <p className="font-medium">
          {success
            ? (senders[status] ?? 'The sender is running.')
            : 'The sender is down: no messages go out. Start it with npm run whatsapp.'}
        </p>
        <p className="mt-0.5 text-xs">
          Looked at <time dateTime={timestamp}>{momentOf(timestamp)}</time>, every five seconds
        </p>
      </Notice>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <StatCard label="Accounts" value={count(totalSessions)} icon={<Users aria-hidden="true" />} />
        <StatCard label="Connected" value={count(connectedSessions)} icon={<Link2 aria-hidden="true" />} />
        <StatCard
          label="Not connected"
          value={count(totalSessions - connectedSessions)}
          icon={<Unlink aria-hidden="true" />}
        />
      </div>
      <OfficialNumbers />
    </div>
  )
}
