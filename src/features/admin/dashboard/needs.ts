import type { Attention } from '#contract/admin/platform.ts'
import { plural } from '#src/lib/plural.ts'
import { timeAgo } from '#src/lib/time-ago.ts'

/** A matter for an admin, and the view to handle it. */
export interface Need {
  id: string
  tone: 'warning' | 'negative'
  words: string
  view: string
  shown?: Record<string, string>
}

const WEEK_MS = 7 * 86_400_000

const backupNeed = (last: string | null, now: number): Need[] => {
  if (last !== null && now - Date.parse(last) < WEEK_MS) return []
  const words = last === null ? 'There is no backup yet' : `The last backup was made ${timeAgo(last, now)}`
  return [{ id: 'backup', tone: 'warning', words, view: 'system', shown: { part: 'backups' } }]
}

/** Returns what needs an admin, most urgent first. */
export const needsOf = (attention: Attention, now = Date.now()): Need[] => [
  ...(attention.whatsapp_up
    ? []
    : [
        {
          id: 'sender',
          tone: 'negative',
          words: 'The WhatsApp sender is down: no messages go out',
          view: 'whatsapp',
        } as const,
      ]),
  ...(attention.failing_publications > 0
    ? [
        {
          id: 'publications',
          tone: 'negative',
          words: `${plural(attention.failing_publications, 'store')} cannot be published`,
          view: 'stores',
          shown: { status: 'failing' },
        } as const,
      ]
    : []),
  ...(attention.failed_work > 0
    ? [
        {
          id: 'work',
          tone: 'negative',
          words: `${plural(attention.failed_work, 'task')} failed for good`,
          view: 'system',
        } as const,
      ]
    : []),
  ...(attention.open_upgrade_requests > 0
    ? [
        {
          id: 'requests',
          tone: 'warning',
          words: plural(attention.open_upgrade_requests, 'open upgrade request'),
          view: 'system',
          shown: { part: 'requests' },
        } as const,
      ]
    : []),
  ...(attention.pending_withdrawals > 0
    ? [
        {
          id: 'withdrawals',
          tone: 'warning',
          words: plural(attention.pending_withdrawals, 'pending withdrawal'),
          view: 'referrals',
          shown: { part: 'withdrawals', status: 'pending' },
        } as const,
      ]
    : []),
  ...(attention.whatsapp_disconnected > 0
    ? [
        {
          id: 'accounts',
          tone: 'warning',
          words: `${plural(attention.whatsapp_disconnected, 'WhatsApp account')} not connected`,
          view: 'whatsapp',
          shown: { part: 'sellers' },
        } as const,
      ]
    : []),
  ...(attention.backups_made_here ? backupNeed(attention.last_backup_at, now) : []),
]
