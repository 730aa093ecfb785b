import type { StaffMember, StaffRole } from '#contract/staff/staff.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import * as say from './words.ts'

export const roleNames: Record<StaffRole, string> = { packs: say.packsOrders, manages: say.managesTheShop }

export const roleWords: Record<StaffRole, string> = {
  packs: say.whatPackersDo,
  manages: say.whatManagersDo,
}

export const stateWords: Record<StaffMember['state'], { tone: BadgeTone; words: string }> = {
  invited: { tone: 'info', words: say.invited },
  expired: { tone: 'warning', words: say.invitationExpired },
  works: { tone: 'positive', words: say.worksHere },
  resting: { tone: 'warning', words: say.noRoomInYourPlan },
}
