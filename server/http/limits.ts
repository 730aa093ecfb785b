import { rateLimit } from './rate-limits.ts'

const SLOW_DOWN = 'Too many attempts. Please wait a moment and try again.'
const ORDER_FLOOD = 'Too many orders in a short time. Please wait a minute and try again.'

/**
 * All limits in one place. A mobile network in Pakistan puts thousands of people behind one address, so limits by address are wide
 * and those by account or phone are narrow.
 */
export const createLimits = () => ({
  registerByAddress: rateLimit(20, 3600, SLOW_DOWN),
  registerByEmail: rateLimit(5, 3600, SLOW_DOWN),
  loginByAddress: rateLimit(100, 900, SLOW_DOWN),
  loginByAccount: rateLimit(10, 900, SLOW_DOWN),
  verifyByAddress: rateLimit(60, 900, SLOW_DOWN),
  /** Guesses at a second factor, after the right password. */
  totpByAccount: rateLimit(5, 900, SLOW_DOWN),
  /** Calls that mail something to whoever is named. */
  mailByAddress: rateLimit(30, 900, SLOW_DOWN),
  linkMailByAccount: rateLimit(5, 3600, SLOW_DOWN),
  /** Each code allows 5 guesses at 30 bits: 25 an hour. */
  otpMailByAccount: rateLimit(5, 3600, SLOW_DOWN),
  resetByAddress: rateLimit(60, 900, SLOW_DOWN),
  resetByAccount: rateLimit(20, 900, SLOW_DOWN),
  /** Orders of one phone in one store. */
  orderByPhone: rateLimit(3, 60, ORDER_FLOOD),
  orderByAddress: rateLimit(60, 60, ORDER_FLOOD),
  eventByAddress: rateLimit(600, 60, SLOW_DOWN),
  geoByAddress: rateLimit(600, 60, SLOW_DOWN),
  searchByAddress: rateLimit(600, 60, SLOW_DOWN),
  qrByAccount: rateLimit(30, 60, SLOW_DOWN),
  referralCodeByAddress: rateLimit(120, 60, SLOW_DOWN),
  withdrawalByAccount: rateLimit(10, 3600, SLOW_DOWN),
  notificationsByAdmin: rateLimit(30, 3600, SLOW_DOWN),
  exportByAdmin: rateLimit(10, 3600, SLOW_DOWN),
  backupByAdmin: rateLimit(10, 3600, SLOW_DOWN),
  /** A preview follows typing; several a second, for as long as somebody designs. */
  previewByAccount: rateLimit(900, 60, SLOW_DOWN),
  uploadByAccount: rateLimit(120, 600, SLOW_DOWN),
})

export type Limits = ReturnType<typeof createLimits>
