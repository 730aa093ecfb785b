import { z } from 'zod'
import { email, newPassword } from '../accounts/accounts.ts'
import { nameField } from '../names.ts'

/** Days that an invitation works. */
export const INVITATION_DAYS = 7
/** Acts of a shop that its log keeps. */
export const LOG_KEPT = 2000

export const staffRole = z.enum(['manages', 'packs'], { error: 'Choose what they may do' })
export type StaffRole = z.infer<typeof staffRole>

export const newStaff = z.object({
  name: nameField('Name is required', 60),
  email: email('Email is required'),
  role: staffRole,
})

export const staffChange = z.object({ role: staffRole })

/** Somebody who works in a shop. `resting`: the plan has no room for them now. */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  state: z.enum(['invited', 'expired', 'works', 'resting']),
  created_at: z.string(),
})
export type StaffMember = z.infer<typeof staffMember>

/** `most`: how many the plan allows. */
export const staffList = z.object({ staff: z.array(staffMember), most: z.int() })

/** An act in the shop. `act` is its call, `subject` the id that it names. */
export const shopAct = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  act: z.string(),
  subject: z.string().nullable(),
})

export const invitationQuery = z.object({ token: z.string({ error: 'token is required' }).min(1).max(100) })

/** An open invitation. `has_account`: no password is chosen. */
export const invitation = z.object({
  store_name: z.string(),
  email: z.string(),
  role: staffRole,
  has_account: z.boolean(),
})

/** `password` is for an address without an account. */
export const acceptance = z.object({
  token: z.string({ error: 'Please open the link from your email again.' }).min(1).max(100),
  password: newPassword.optional(),
})
