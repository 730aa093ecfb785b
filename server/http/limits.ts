import { type RateLimit, type RateLimitBounds, rateLimit } from './rate-limits.ts'
import { type SharedCounts, sharedRateLimit } from './shared-rate-limits.ts'

const SLOW_DOWN = 'Too many attempts. Please wait a moment and try again.'
const ORDER_FLOOD = 'Too many orders in a short time. Please wait a minute and try again.'

interface Definition extends RateLimitBounds {
  /** Whether each process counts for itself. */
  perProcess: boolean
}

const limit = (points: number, seconds: number, message: string): Definition => ({
  points,
  seconds,
  message,
  perProcess: false,
})

/** Counts in this process alone. A shared count would cost more than most of these calls. */
const perProcess = (points: number, seconds: number, message: string): Definition => ({
  ...limit(points, seconds, message),
  perProcess: true,
})

/**
 * All limits in one place. A mobile network in Pakistan puts thousands of people behind one address, so limits by
 * address are wide and those by account or phone are narrow. Limits that a stranger can use up count an account
 * together with its caller, so that they never lock it.
 */
const definitions = {
  registerByAddress: limit(20, 3600, SLOW_DOWN),
  /** Sign-ups of one account from one address: others' do not keep its owner from hers. */
  registerByCaller: limit(5, 3600, SLOW_DOWN),
  /** Wrong passwords; right ones do not count. */
  loginByAddress: limit(100, 900, SLOW_DOWN),
  /** Wrong passwords for one account from one address or known device. */
  loginByCaller: limit(10, 900, SLOW_DOWN),
  /** Wrong passwords for one account from all strangers. Beyond it they are not refused, but asked for a mailed code as well. */
  loginByAccount: limit(200, 3600, SLOW_DOWN),
  /** Wrong passwords typed again behind a session. */
  passwordAgainByAccount: limit(10, 900, SLOW_DOWN),
  /** Other addresses that an account asks for: each mails two people. */
  emailChangeByAccount: limit(5, 86_400, 'You can change your email 5 times a day. Please try again tomorrow.'),
  /** Other numbers that an account gives. */
  numberChangeByAccount: limit(20, 3600, SLOW_DOWN),
  /** Archives of an account's data: each reads all of it, images too. */
  exportByAccount: limit(5, 3600, 'You can download your data 5 times an hour. Please try again later.'),
  verifyByAddress: limit(60, 900, SLOW_DOWN),
  /** Guesses at a second factor, after the right password. */
  totpByAccount: limit(5, 900, SLOW_DOWN),
  /** Calls that mail something to whoever is named. */
  mailByAddress: limit(30, 900, SLOW_DOWN),
  linkMailByCaller: limit(5, 3600, SLOW_DOWN),
  /** Mails about signing up that an account gets, whoever asks. Beyond it none is sent; the links of those before still work. */
  linkMailByAccount: limit(10, 3600, SLOW_DOWN),
  codeMailByCaller: limit(5, 3600, SLOW_DOWN),
  /** Codes that an account is mailed, whoever asks but its own devices. Each allows 5 guesses at 30 bits: 75 an hour. */
  codeMailByAccount: limit(15, 3600, SLOW_DOWN),
  resetByAddress: limit(60, 900, SLOW_DOWN),
  resetByCaller: limit(20, 900, SLOW_DOWN),
  /** Orders of one phone in one store. */
  orderByPhone: limit(3, 60, ORDER_FLOOD),
  orderByAddress: limit(60, 60, ORDER_FLOOD),
  /** Attempts to order, whatever becomes of them: each is a write, also where there is no such product. */
  orderAttemptByAddress: perProcess(600, 60, ORDER_FLOOD),
  /** Searches in the own orders: the dearest takes 30 ms. */
  orderSearchByAccount: perProcess(120, 60, SLOW_DOWN),
  /**
   * Attempts to order in one store what an order may hold. Beyond it none is refused, but unconfirmed orders of the
   * address hold no stock (`letGo` in `server/modules/orders/take-units.ts`).
   */
  holdingOrdersByAddress: limit(5, 60, ORDER_FLOOD),
  eventByAddress: perProcess(600, 60, SLOW_DOWN),
  geoByAddress: perProcess(600, 60, SLOW_DOWN),
  /** Calls that anybody may make of a store and its products, and pages of layouts' samples that are made: the dearest takes 7 ms. */
  publicReadByAddress: perProcess(600, 60, SLOW_DOWN),
  /** Sitemaps: a file of 50,000 stores takes 0.4 s of the processor, a few milliseconds at a time. */
  sitemapByAddress: perProcess(30, 60, SLOW_DOWN),
  /** Images and hashed assets that are nowhere: each asks the object store, where there is one. Those that are there do not count. */
  nowhereByAddress: perProcess(120, 60, SLOW_DOWN),
  searchByAddress: perProcess(600, 60, SLOW_DOWN),
  qrByAccount: limit(30, 60, SLOW_DOWN),
  referralCodeByAddress: limit(120, 60, SLOW_DOWN),
  withdrawalByAccount: limit(10, 3600, SLOW_DOWN),
  notificationsByAdmin: limit(30, 3600, SLOW_DOWN),
  exportByAdmin: limit(10, 3600, SLOW_DOWN),
  backupByAdmin: limit(10, 3600, SLOW_DOWN),
  /** A preview follows typing; several a second, for as long as somebody designs. */
  previewByAccount: perProcess(900, 60, SLOW_DOWN),
  /** Saves that are published. Two a second is more than a hand can make, and leaves room for a script that fills a shop. */
  saveByAccount: limit(120, 60, 'Too many changes in a short time. Please wait a minute and save again.'),
  /** Changes of a store's address: each is kept, redirects, and is held for the store. */
  addressByStore: limit(5, 86_400, 'The address of a store can be changed 5 times a day. Please try again tomorrow.'),
  /** Calls that bring images; up to five come with one. */
  uploadByAccount: limit(30, 600, SLOW_DOWN),
} satisfies Record<string, Definition>

export type Limits = { [Name in keyof typeof definitions]: RateLimit }

/** The limits of an application, counted together with all that have the same `shared` counts, else in memory. */
export const createLimits = (shared?: SharedCounts): Limits => {
  const limits = Object.entries(definitions).map(([name, { perProcess, ...bounds }]) => [
    name,
    shared && !perProcess
      ? sharedRateLimit(shared, name, bounds)
      : rateLimit(bounds.points, bounds.seconds, bounds.message),
  ])
  return Object.fromEntries(limits)
}
