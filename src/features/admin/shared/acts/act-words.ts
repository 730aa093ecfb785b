import type { AuditEntry } from '#contract/admin/admin-users.ts'
import { momentOf } from '#src/lib/days.ts'

/** Acts in words. Unknown ones from a newer server keep their name. */
const names: Record<string, string> = {
  'admin.grant': 'Made an admin',
  'admin.revoke': 'Admin role taken',
  'backup.create': 'Backup made',
  'backup.check': 'Backup checked',
  'backup.download': 'Backup downloaded',
  'deleted_account.export': 'Deleted account exported',
  'store.badges': 'Badges changed',
  'store.layout': 'Layout assigned',
  'store.publish': 'Published again',
  'store.suspend': 'Store suspended',
  'store.unsuspend': 'Store brought back',
  'upgrade_request.status': 'Upgrade request decided',
  'user.delete': 'User deleted',
  'user.layouts': 'Layout permissions changed',
  'user.plan': 'Plan changed',
  'users.auto_downgrade': 'Auto-downgrade',
  'users.export': 'Users exported',
  'users.notify': 'Notification sent',
  'whatsapp.remove': 'WhatsApp session removed',
  'work.retry': 'Failed work tried again',
  'withdrawal.details': 'Payout details shown',
  'withdrawal.status': 'Withdrawal decided',
}

export const actName = (action: string): string => names[action] ?? action

/** Returns who acted: an address, the operator, or a removed account. */
export const actorName = ({ actor, actor_email }: Pick<AuditEntry, 'actor' | 'actor_email'>): string =>
  actor_email ?? (actor === 'operator' ? 'Operator' : 'Deleted account')

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const short = (value: unknown): string => {
  if (value === null || value === undefined) return '—'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(short).join(', ')
  if (typeof value === 'string' && MOMENT.test(value)) return momentOf(value)
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name]) => !name.endsWith('_hash'))
    .map(([name, inner]) => `${name.replaceAll('_', ' ')}: ${short(inner)}`)
    .join(', ')
}

/** Returns what an act changed, `plan: free → plan: paid`, or an empty text. */
export const changeWords = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string => {
  if (before === null && after === null) return ''
  return before === null ? short(after) : after === null ? short(before) : `${short(before)} → ${short(after)}`
}
