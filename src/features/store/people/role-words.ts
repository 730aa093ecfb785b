import type { StaffMember, StaffRole } from '#contract/staff/staff.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

export const roleNames: Record<StaffRole, string> = { packs: 'Packs orders', manages: 'Manages the shop' }

export const roleWords: Record<StaffRole, string> = {
  packs: 'Sees orders, moves them on, prints slips and makes courier files. No prices, no customers, no settings.',
  manages: 'Everything but your plan, where your money goes, people, and deleting the shop.',
}

export const stateWords: Record<StaffMember['state'], { tone: BadgeTone; words: string }> = {
  invited: { tone: 'info', words: 'Invited' },
  expired: { tone: 'warning', words: 'Invitation expired' },
  works: { tone: 'positive', words: 'Works here' },
  resting: { tone: 'warning', words: 'No room in your plan' },
}
