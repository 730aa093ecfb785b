import { rateLimit } from './rate-limits.ts'

const SLOW_DOWN = 'Too many attempts. Please wait a moment and try again.'
const ORDER_FLOOD = 'Too many orders in a short time. Please wait a minute and try again.'

/**
 * All limits in one place. A mobile network in Pakistan puts thousands of people behind one address, so limits by address are wide
 * and those by account or phone are narrow. What a stranger can use up never locks an account: such limits
 * count an account together with who calls.
 */
export const createLimits = () => ({
  registerByAddress: rateLimit(20, 3600, SLOW_DOWN),
  /** Sign-ups of one account from one address: others' do not keep its owner from hers. */
  registerByCaller: rateLimit(5, 3600, SLOW_DOWN),
  /** Wrong passwords; right ones do not count. */
  loginByAddress: rateLimit(100, 900, SLOW_DOWN),
  /** Wrong passwords for one account from one address or known device. */
  loginByCaller: rateLimit(10, 900, SLOW_DOWN),
  /** Wrong passwords for one account from all strangers. Beyond it they are not refused, but asked for a mailed code as well. */
  loginByAccount: rateLimit(200, 3600, SLOW_DOWN),
  /** Wrong passwords typed again behind a session. */
  passwordAgainByAccount: rateLimit(10, 900, SLOW_DOWN),
  /** Other addresses that an account asks for: each mails two people. */
  emailChangeByAccount: rateLimit(5, 86_400, 'You can change your email 5 times a day. Please try again tomorrow.'),
  /** Other numbers that an account gives. */
  numberChangeByAccount: rateLimit(20, 3600, SLOW_DOWN),
  /** Archives of an account's data: each reads all of it, images too. */
  exportByAccount: rateLimit(5, 3600, 'You can download your data 5 times an hour. Please try again later.'),
  verifyByAddress: rateLimit(60, 900, SLOW_DOWN),
  /** Guesses at a second factor, after the right password. */
  totpByAccount: rateLimit(5, 900, SLOW_DOWN),
  /** Calls that mail something to whoever is named. */
  mailByAddress: rateLimit(30, 900, SLOW_DOWN),
  linkMailByCaller: rateLimit(5, 3600, SLOW_DOWN),
  /** Mails about signing up that an account gets, whoever asks. Beyond it none is sent; the links of those before still work. */
  linkMailByAccount: rateLimit(10, 3600, SLOW_DOWN),
  codeMailByCaller: rateLimit(5, 3600, SLOW_DOWN),
  /** Codes that an account is mailed, whoever asks but its own devices. Each allows 5 guesses at 30 bits: 75 an hour. */
  codeMailByAccount: rateLimit(15, 3600, SLOW_DOWN),
  resetByAddress: rateLimit(60, 900, SLOW_DOWN),
  resetByCaller: rateLimit(20, 900, SLOW_DOWN),
  /** Orders of one phone in one store. */
  orderByPhone: rateLimit(3, 60, ORDER_FLOOD),
  orderByAddress: rateLimit(60, 60, ORDER_FLOOD),
  /** Attempts to order, whatever becomes of them: each is a write, also where there is no such product. */
  orderAttemptByAddress: rateLimit(600, 60, ORDER_FLOOD),
  /** Searches in the own orders: the dearest takes 30 ms. */
  orderSearchByAccount: rateLimit(120, 60, SLOW_DOWN),
  /**
   * Attempts to order in one store what an order may hold: beyond it no unconfirmed order of the address holds stock, nor do those just
   * before (`letGo` in `server/modules/orders/take-units.ts`). None is refused.
   */
  holdingOrdersByAddress: rateLimit(5, 60, ORDER_FLOOD),
  eventByAddress: rateLimit(600, 60, SLOW_DOWN),
  geoByAddress: rateLimit(600, 60, SLOW_DOWN),
  /** Calls that anybody may make of a store and its products, and pages of layouts' samples that are made: the dearest takes 7 ms. */
  publicReadByAddress: rateLimit(600, 60, SLOW_DOWN),
  /** Sitemaps: a file of 50,000 stores takes 0.4 s of the processor, a few milliseconds at a time. */
  sitemapByAddress: rateLimit(30, 60, SLOW_DOWN),
  searchByAddress: rateLimit(600, 60, SLOW_DOWN),
  qrByAccount: rateLimit(30, 60, SLOW_DOWN),
  referralCodeByAddress: rateLimit(120, 60, SLOW_DOWN),
  withdrawalByAccount: rateLimit(10, 3600, SLOW_DOWN),
  notificationsByAdmin: rateLimit(30, 3600, SLOW_DOWN),
  exportByAdmin: rateLimit(10, 3600, SLOW_DOWN),
  backupByAdmin: rateLimit(10, 3600, SLOW_DOWN),
  /** A preview follows typing; several a second, for as long as somebody designs. */
  previewByAccount: rateLimit(900, 60, SLOW_DOWN),
  /** Saves that are published. Two a second is more than a hand can make, and leaves room for a script that fills a shop. */
  saveByAccount: rateLimit(120, 60, 'Too many changes in a short time. Please wait a minute and save again.'),
  /** Changes of a store's address: each is kept, redirects, and is held for the store. */
  addressByStore: rateLimit(
    5,
    86_400,
    'The address of a store can be changed 5 times a day. Please try again tomorrow.',
  ),
  /** Calls that bring images; up to five come with one. */
  uploadByAccount: rateLimit(30, 600, SLOW_DOWN),
})

export type Limits = ReturnType<typeof createLimits>
