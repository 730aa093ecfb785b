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

/** A store's state and its badges. */
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

/** Says why a store is suspended, or which page failed and how. */
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
