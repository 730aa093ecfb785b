import { AUDIT_SHOWN, type AuditEntry } from '#contract/admin/admin-users.ts'
import { momentOf } from '#src/lib/days.ts'

/** Acts in words. Unknown ones from a newer server keep their name. */
const names: Record<string, string> = {
  'admin.grant': 'Made an admin',
  'admin.revoke': 'Admin role removed',
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
  'work.retry': 'Failed work retried',
  'withdrawal.details': 'Payout details shown',
  'withdrawal.status': 'Withdrawal decided',
}

export const actName = (action: string): string => names[action] ?? action

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns who acted: an address, the operator, or a removed account. */
export const actorName = ({ actor, actor_email }: Pick<AuditEntry, 'actor' | 'actor_email'>): string =>
  actor_email ?? (actor === 'operator' ? 'Operator' : 'Deleted account')

/** Returns whom or what an act is about: an address, a shop, or a removed account. */
export const subjectName = ({ subject, names }: Pick<AuditEntry, 'subject' | 'names'>): string =>
  names[subject] ?? (ID.test(subject) ? 'Deleted account' : subject)

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Writes a recorded state, ids as names, of a list the first entries. */
const short = (value: unknown, names: Record<string, string>): string => {
  if (value === null || value === undefined) return '—'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    const shown = value.slice(0, AUDIT_SHOWN).map((entry) => short(entry, names))
    return shown.join(', ') + (value.length > AUDIT_SHOWN ? ` and ${value.length - AUDIT_SHOWN} more` : '')
  }
  if (typeof value === 'string' && MOMENT.test(value)) return momentOf(value)
  if (typeof value === 'string' && ID.test(value)) return names[value] ?? 'deleted'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name]) => !name.endsWith('_hash'))
    .map(([name, inner]) => `${name.replaceAll('_', ' ').replace(/ ids?$/, '')}: ${short(inner, names)}`)
    .join(', ')
}

/** Returns what an act changed, `plan: free → plan: paid`, or an empty text. */
export const changeWords = ({ before, after, names }: Pick<AuditEntry, 'before' | 'after' | 'names'>): string => {
  if (before === null && after === null) return ''
  if (before === null) return short(after, names)
  return after === null ? short(before, names) : `${short(before, names)} → ${short(after, names)}`
}
