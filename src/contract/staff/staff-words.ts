import type { StaffRole } from './staff.ts'

/** Tells the invited what they will do. Without zod: the sign-in pages read it. */
export const workWords: Record<StaffRole, string> = {
  packs: 'You will see its orders, print slips and make courier files.',
  manages: 'You will look after its orders, products and settings.',
}
