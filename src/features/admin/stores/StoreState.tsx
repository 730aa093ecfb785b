import { BadgeCheck, ShieldCheck } from 'lucide-react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { momentOf } from '#src/lib/days.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const states: Record<AdminStore['publication']['state'], readonly [BadgeTone, string]> = {
  live: ['positive', 'Live'],
  publishing: ['info', 'Publishing'],
  failed: ['negative', 'Publication fails'],
  suspended: ['warning', 'Suspended'],
}

/** How a store stands, and the badges that buyers see on it. */
export const StoreBadges = ({ store }: { store: AdminStore }) => {
  const [tone, words] = states[store.publication.state]
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{words}</Badge>
      {store.badges.includes('verified') && (
        <Badge tone="info">
          <BadgeCheck aria-hidden="true" />
          <span className="min-[1100px]:sr-only">Verified</span>
        </Badge>
      )}
      {store.badges.includes('trusted') && (
        <Badge tone="info">
          <ShieldCheck aria-hidden="true" />
          <span className="min-[1100px]:sr-only">Trusted</span>
        </Badge>
      )}
    </span>
  )
}

/** Why a store is off the air, or which of its pages could not be made, and what exactly went wrong. */
export const Failure = ({ store }: { store: AdminStore }) => {
  const { failure } = store.publication
  if (store.suspended_at) {
    return (
      <p className="mt-1 break-words text-warning text-xs">
        Since {momentOf(store.suspended_at)}
        {store.suspended_reason && <bdi>: {store.suspended_reason}</bdi>}
      </p>
    )
  }
  if (!failure) return null
  return (
    <p className="mt-1 break-words text-negative text-xs">
      <bdi>{failure.message}</bdi>
      <span className="block text-muted">
        Tried {failure.attempts} times, again {momentOf(failure.next_try_at)}
      </span>
    </p>
  )
}
